/**
 * English sentences about a home that the writer has, sells or rents, about incomes, distances, streets, telephones and adverts, beside what is searched
 * for; by a writer who had not seen the grammar. See `cases.ts` for the notation.
 */
export const ENGLISH_OWNED = `
is there anything in Spa under 200 > in=spa rest=under 200
is there anything under 250k in Namur with a garden > garden in=namur max=250000
hi we are moving from London to Brussels in August looking for a 3 bed house with garden > beds=3 garden in=04000 rest=august rest=london rest=moving type=4
expat family two kids need furnished flat near European school Uccle > furnished goal=rent in=uccle rest=european school type=2
nato posting, house to rent in Evere or Zaventem up to 2500 per month > goal=rent in=evere in=zaventem max=2500 rest=nato posting type=4
1 bed flat to rent Ixelles max 1000 > beds=1 goal=rent in=ixelles max=1000 type=2
student room leuven cheap > goal=rent in=louvain rest=cheap text=student room
my daughter starts at VUB in September, needs a studio in Etterbeek > in=etterbeek rest=daughter starts rest=september rest=vub text=studio
do you have any flats with sea view in Ostend > in=ostende text=sea view type=2
apartment 200m from the beach Knokke > in=knokke rest=200m rest=beach type=2
house within 10 km of Ghent > near=gand/10 type=4
house 20 minutes from Brussels airport > near=zaventem/10 rest=20 minutes type=4
we sell our flat in Antwerp and want a house in Mechelen > in=malines rest=we sell our flat in antwerp type=4
we sold our house for 420000 and look for an apartment in Bruges > in=bruges rest=we sold our house for 420000 type=2
selling my house in Wavre, what is it worth > rest=selling my house in wavre, what is it worth
currently renting in Schaerbeek want to buy a 2 bedroom apartment in Jette > beds=2 goal=sale in=jette rest=currently renting in schaerbeek type=2
buy to let flat Liege under 120000 > goal=sale in=liege max=120000 type=2
investment property Charleroi 7% yield > in=charleroi rest=7% type=3
building with 4 apartments Brussels > in=04000 rest=4 apartments type=3
2 apartments for sale Hasselt > goal=sale in=hasselt rest=2 type=2
farmhouse with at least 1 hectare near Ypres > land=10000 near=ypres/10 text=farmhouse type=4
land for horses Walloon Brabant > in=20002 rest=horses type=6
building plot 800 sqm Tongeren > in=tongres land=800 type=6
shop to let on the main street in Waterloo 100 sqm > area=100 goal=rent in=waterloo rest=main street type=7
flat close to shops and park Woluwe > in=woluwe-saint-lambert in=woluwe-saint-pierre rest=park rest=shops type=2
flat near shops or a park in Uccle > in=uccle rest=park rest=shops type=2
warehouse 2000 sq m Antwerp harbour with loading dock > area=2000 in=anvers rest=harbour rest=loading dock type=7
office space for 12 people Leuven > in=louvain rest=12 people type=5
garage to rent Saint-Gilles for motorbike > goal=rent in=saint-gilles rest=motorbike text=garage
parking space near Gare du Midi Brussels > near=saint-gilles/10 text=parking space
retired couple want bungalow no stairs near the coast > near=coast/10 rest=no stairs text=bungalow
ground floor flat for my mum wheelchair Halle > in=hal rest=mum wheelchair text=ground floor type=2
house with swimming pool Lasne 1.2 million > in=lasne max=1200000 text=swimming pool type=4
villa 5 bedrooms 3 bathrooms double garage Tervuren 1,5m > beds=5 garage in=tervuren max=1500000 rest=3 bathrooms type=4
detached house not terraced Waterloo > in=waterloo rest=not terraced text=detached type=4
house no renovation needed Overijse > in=overijse rest=no renovation type=4
fixer upper Liege > in=liege rest=fixer upper
new build apartment Ghent with EPC A > epc=a in=gand new type=2
top floor flat with terrace Antwerp south > in=anvers rest=top floor terrace type=2
house built in 1935 art deco Uccle > in=uccle rest=built in 1935 art deco type=4
house built after 2010 Wavre > in=wavre rest=built after 2010 type=4
dogs allowed rental Ghent > goal=rent in=gand rest=dogs allowed
we have two cats and a dog, rent a house in Tielt > goal=rent in=tielt rest=dog rest=two cats type=4
salary 3200 net, apartment to rent in Namur > goal=rent in=namur rest=salary 3200 net type=2
deposit 50k saved house Aalst > in=alost rest=deposit 50k saved type=4
mortgage approved 310k house in Gembloux > in=gembloux max=310000 rest=mortgage approved type=4
monthly payment 1300 house for sale Genk > goal=sale in=genk rest=monthly payment 1300 type=4
between 300 and 400k house Rixensart > in=rixensart max=400000 min=300000 type=4
200-250k flat Knokke > in=knokke max=250000 min=200000 type=2
no more than 900 euros a month flat Leuven > goal=rent in=louvain max=900 type=2
something cheap by the sea > in=coast rest=cheap
anything in the Ardennes with a view and a wood stove > in=ardennes rest=view rest=wood stove
12 Rue Haute 1000 Brussels > in=bruxelles rest=12 rue haute
call me on +32 475 12 34 56 flat Ixelles > in=ixelles rest=32 475 12 34 56 rest=call me type=2
tram 81 flat Saint-Gilles > in=saint-gilles rest=tram 81 type=2
house in Spa or Stavelot 3 bed 2 bath > beds=3 in=spa in=stavelot rest=2 bath type=4
flat in Tournai, not in the centre > in=tournai rest=not in the centre type=2
I live in Brussels but look for a chalet in Durbuy > in=durbuy rest=i live in brussels text=chalet
I work in Luxembourg city and want a house in Arlon > in=arlon rest=i work in luxembourg city type=4
For sale: charming 3 bed terraced house, 145 sqm, garden 60 sqm, EPC D, Etterbeek, €545,000 > area=145 beds=3 epc=d garden goal=sale in=etterbeek land=60 max=545000 rest=charming text=terraced type=4
To let furnished studio 30m2 ixelles 750 + 80 charges available 1st of october > area=30 available furnished goal=rent in=ixelles max=750 rest=1st rest=80 charges rest=october text=studio
Bright apartment of 88 m² on the 4th floor, 2 bedrooms, terrace 9m², service charges 120 €/month > area=88 beds=2 rest=4th floor rest=9m2 rest=bright rest=service charges 120 €/month terrace type=2
how much is a house in Bruges > in=bruges rest=how much type=4
can foreigners buy a house in Belgium > goal=sale no=foreigners rest=can type=4
quiet neighbourhood no immigrants flat Jette > in=jette no=no immigrants rest=quiet neighbourhood type=2
flat near mosque Molenbeek > in=molenbeek-saint-jean rest=mosque type=2
life annuity sale Ostend > goal=sale in=ostende viager
co-housing or house share Ghent > goal=rent in=gand rest=co-housing text=house share
house with home office and 2 parking spaces Leuven > garage in=louvain rest=2 rest=home office type=4
holiday home De Haan sleeps 6 > in=de haan rest=sleeps 6 text=holiday home
open house this weekend antwerp > in=anvers rest=open house this weekend
we live in a flat in Ghent, looking for a house with garden in Deinze > garden in=deinze rest=we live in a flat in ghent type=4
house to live in and work Ghent > in=gand rest=live rest=work type=4
our budget is 350000 house in Namur > in=namur max=350000 type=4
we want to buy a house in Mons and sell our flat in Brussels > goal=sale in=mons rest=sell our flat in brussels type=4
I own land in Ciney and need a builder > rest=builder rest=i own land in ciney
flat for sale now renting Antwerp > goal=sale rest=now renting antwerp type=2
house with office for my business Leuven > in=louvain rest=business text=office type=4
2 bedroom flat for sale Ghent > beds=2 goal=sale in=gand type=2
good value house Liège > in=liege rest=good value type=4
how much is my house worth in Ghent > rest=how much rest=my house worth in ghent
house for office use Mons > in=mons rest=office use type=4
shop for sale Mons > goal=sale in=mons type=7
my dream house for sale in Ghent > goal=sale in=gand rest=dream type=4
`;
