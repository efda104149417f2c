/**
 * English sentences that are easily misread: one negation before several things, one thing preferred to another, prices from high to low, loans,
 * telephone numbers, references, years, streets and postcodes, features that are accepted, alternatives, bounds, words of owners,
 * prices per m² and towns that say where another lies. See `cases.ts` for the notation.
 */
export const ENGLISH_MISREAD = `
we are a young couple looking for a flat with a balcony near Ghent, up to 280k > type=2 text=balcony max=280000 near=Gand/10
investment building with several flats in Liege > type=3 in=Liège rest=several flats
retired, want single storey house with small garden in the Ardennes > type=4 text=single storey garden in=ardennes rest=small
expat family, 4 bed house to rent in Tervuren near British School, 3500 per month > goal=rent type=4 beds=4 max=3500 in=Tervuren rest=British School
house in the German-speaking community > type=4 in=ostbelgien
19 municipalities apartment 2br max 1400 > goal=rent type=2 beds=2 max=1400 in=04000
house no garden no stairs > type=4 !garden rest=no stairs
not in Brussels, house in Leuven > type=4 in=Louvain rest=not in Brussels
life annuity sale with bouquet 80,000 Knokke > goal=sale viager in=Knokke rest=bouquet rest=80,000
apartment no foreigners > type=2 no=no foreigners
house only Belgians Aalst > type=4 in=Alost no=Belgians
ref 6409556 > rest=ref 6409556
Ref. no. 640 9556 > rest=Ref rest=no. 640 9556
calling about listing 640-9556 > rest=calling rest=listing 640-9556
house built in 1935 in Spa > type=4 in=Spa rest=built in 1935
built after 2010 villa Overijse > type=4 in=Overijse rest=built after 2010
third floor flat with lift Liège > type=2 lift in=Liège rest=third floor
we earn 5000 net a month, rent flat in Uccle > goal=rent type=2 in=Uccle rest=we earn 5000 net a month
two months deposit, rent 1100 max, 2 bed flat > goal=rent type=2 beds=2 max=1100 rest=two months deposit
buy to let studio Louvain-la-Neuve > goal=sale type=2 text=studio in=Louvain-la-Neuve
built between 1950 and 1970 > rest=built between 1950 and 1970
house 1900-1930 Ghent > type=4 in=Gand rest=1900-1930
mortgage of 200,000 house > type=4 rest=mortgage of 200,000
deposit 1500 flat Ghent > type=2 in=Gand rest=deposit 1500
garage not necessary > rest=garage not necessary
neither garden nor terrace > !garden !terrace
no lift or garage > !garage !lift
flat rather than house > type=2 rest=rather than house
apartment above a shop > type=2 rest=shop
eighty square metres > area=80
no more than 1200 > goal=rent max=1200
not more than 300k > max=300000
no EPC F or G > epc=E
rent to own Liège > in=Liège rest=rent to own
buying to rent out Ghent > goal=sale type=3 in=Gand
house in Flanders not Antwerp > type=4 in=02000 rest=not Antwerp
ground floor flat with patio Ostend > type=2 text=ground floor terrace in=Ostende
no kids no dogs flat > type=2 rest=no dogs no=no kids
for a Muslim family house Genk > type=4 in=Genk no=Muslim
not in Antwerp or Ghent > rest=not in Antwerp rest=or Ghent
without balcony or garden > !garden rest=without balcony
without pool or garden > !garden rest=without pool
house without garden or apartment > type=4 type=2 !garden
I don't want a garden or terrace > !garden !terrace
studio investment Ghent > type=2 text=studio in=Gand
house on 10 ares > type=4 land=1000
between 800 and 1000 m² plot > type=6 land=800
not needing renovation > rest=not needing renovation
no apartment, house only > type=4 rest=no apartment
no apartments or studios > rest=no apartments rest=or studios
house, not a flat > type=4 rest=not a flat
flat, no houses > type=2 rest=no houses
garden not a must > rest=garden not a must
must have lift > lift
no pets > rest=no pets
no whites > no=no whites
no social housing > rest=no social housing
white neighbourhood no immigrants > no=white neighbourhood no=no immigrants
call 0477 12 34 56 > rest=call 0477 12 34 56
flat 3B 2nd floor > type=2 rest=3B 2nd floor
built 1998 > rest=built 1998
1998 house > type=4 rest=1998
lock-up shop 80 m2 Bruges > type=7 area=80 in=Bruges
workshop 200 m2 Kortrijk > text=workshop area=200 in=Courtrai
commercial ground floor > type=7 text=ground floor
lease to buy > rest=lease to buy
renting with option to buy > rest=renting with option to buy
listed building Ghent > in=Gand rest=listed building
flat over 300k > type=2 min=300000
flat above 300k Ghent > type=2 min=300000 in=Gand
house or flat, not in Ghent or Antwerp, garden > type=4 type=2 garden rest=not in Ghent rest=or Antwerp
no garden or terrace but garage > !garden !terrace garage
instead of renting buy flat Ghent > goal=sale type=2 in=Gand rest=instead of renting
house not for rent Wavre > type=4 in=Wavre rest=not for rent
no garden nor terrace > !garden !terrace
house, not semi-detached or terraced > type=4 rest=not semi-detached rest=or terraced
neither Antwerp nor Ghent > rest=neither Antwerp rest=nor Ghent
not Brussels but Leuven > in=Louvain rest=not Brussels
don't want a studio or duplex > rest=don't want a studio rest=or duplex
prefer house rather than flat Wavre > type=4 in=Wavre rest=prefer rest=rather than flat
flat above a bakery Bruges > type=2 in=Bruges rest=bakery
flat over 80 m2 > type=2 area=80
over 3 bedrooms > beds=3
mortgage approved 300k house Halle > type=4 max=300000 in=Hal rest=mortgage approved
retired couple looking for bungalow coast > text=bungalow in=coast
investor seeks studio Ghent under 120k > type=2 text=studio max=120000 in=Gand rest=seeks
plot between 500 and 700 m² Tielt > type=6 land=500 in=Tielt
2000 sqm of garden > land=2000 garden
no pets or kids > rest=no pets
no house or villa, only flats > type=2 rest=no house rest=or villa
anything but a studio > rest=anything but a studio
rather a house than a flat > type=4 rest=than a flat
house or flat but not in Liège > type=4 type=2 rest=but not in Liège
over a shop in Namur > in=Namur rest=shop
no lift and ground floor > text=ground floor !lift
not furnished and garage > goal=rent garage !furnished
flat 250k mortgage approved > type=2 max=250000 rest=mortgage approved
between 150 and 1500 > goal=rent min=150 max=1500
300k+ villa > min=300000 type=4
rent 1000 + garage > garage goal=rent max=1000
up to about 300k > max=300000
from about 200k > min=200000
no backyard is fine > rest=no backyard is fine
furnished ok > goal=rent rest=furnished ok
balcony optional > rest=balcony optional
garden yes, garage no > garden rest=garage no
no garage but garden yes > !garage garden
sold or still for sale > goal=sale rest=sold or still for sale
still for rent Ghent > available goal=rent in=gand
industrial loft Antwerp > in=anvers rest=industrial type=2
industrial building Antwerp > in=anvers type=7
backyard or large patio > rest=backyard or large patio
studio/1 bed Leuven > in=louvain rest=studio/1 bed type=2
one bedroom or studio > rest=one bedroom or studio type=2
one or two bedrooms > beds=1
one or more bedrooms > beds=1
two or three bedrooms > beds=2
flat Brussels not 1080 > in=04000 rest=not 1080 type=2
house with 500 sqm garden > garden land=500 type=4
150 sqm with garden > area=150 garden
bike storage > rest=bike storage
storage Ghent > in=gand type=7
Uccle or Forest > in=forest in=uccle
Uccle near forest > in=uccle rest=forest
better than EPC D > epc=c
built 2010 or newer > rest=built 2010 or newer
no flat share, flat > rest=no flat share type=2
min 200 max 300k > min=200000 max=300000
between 200 and the 300.000 > min=200000 max=300000
flat 1000 max > goal=rent type=2 max=1000
land 1 ha 50 a > type=6 land=15000
house 200000/300000 > type=4 min=200000 max=300000
house +/- 350k > type=4 min=315000 max=385000
house in the East Cantons > type=4 in=ostbelgien
German-speaking region > in=ostbelgien
Eastern Belgium > in=ostbelgien
house price mark 300k > type=4 max=300000 rest=mark
land mark > type=6 rest=mark
house in Mark > type=4 in=Marcq
house in Hour > type=4 in=Hour
house in my budget > type=4
a lot of space > rest=lot rest=space
house Limbourg 4830 > type=4 in=Limbourg
house in Limburg > type=4 in=70000
5101 Loyers > in=Loyers
still on the market: houses Overijse > available in=overijse type=4
christian area antwerp > in=anvers no=christian
close to mosque or halal shop in Brussels > in=04000 rest=halal shop rest=mosque
shop or office near station > rest=station type=5 type=7
top 3 villas > rest=top 3 type=4
furnished flat Ghent investment > furnished in=gand type=2
house Genval close to Waterloo > in=genval rest=waterloo type=4
flat €3000 per sqm Leuven > in=louvain rest=3000 per sqm type=2
protestant street > no=protestant rest=street
near school or office, house Wavre > in=wavre rest=office rest=school type=4
house Wavre with garden 400 max > garden in=wavre max=400000 type=4
`;
