/** Sentences in English as house hunters say and type them, by a third writer, who had not seen the grammar; see `cases.ts` for the notation. */
export const ENGLISH_SAID = `
2 bed flat to rent in Ixelles > goal=rent type=2 beds=2 in=Ixelles
two bedroom apartment near Schuman > type=2 beds=2 near=Bruxelles/10
flat near Luxembourg station > type=2 near=Ixelles/10
apartment near Brussels central station > type=2 near=Bruxelles/10
house with garden in Tervuren, 4 bedrooms, max 800k > type=4 beds=4 max=800000 garden in=Tervuren
townhouse Saint-Gilles under 900,000 > type=4 text=townhouse max=900000 in=Saint-Gilles
studio for students in Leuven > text=studio in=Louvain rest=students
student room Ghent 500 a month > goal=rent text=student room max=500 in=Gand
ground floor apartment with terrace Antwerp > type=2 text=ground floor terrace in=Anvers
furnished short term rental EU quarter > goal=rent furnished rest=short term rest=EU quarter
pet friendly apartment Brussels > type=2 in=04000 rest=pet friendly
flat where dogs are allowed, Etterbeek > type=2 in=Etterbeek rest=where dogs rest=allowed
house to buy in Mons > goal=sale type=4 in=Mons
house in Bergen > type=4 in=Mons
Doornik villa > type=4 in=Tournai
house in Ypres > type=4 in=Ypres
house in Ieper 3 bedrooms > type=4 beds=3 in=Ypres
Bruges holiday apartment > type=2 in=Bruges rest=holiday
seaside apartment with sea view > type=2 text=sea view in=coast
apartment at the Belgian coast, two bedrooms, under €350,000 > type=2 beds=2 max=350000 in=coast
cottage in the Ardennes > text=cottage in=ardennes
farmhouse near Bastogne > type=4 text=farmhouse near=Bastogne/10
building plot Walloon Brabant 1000 sqm > type=6 land=1000 in=20002
land to build on near Namur > type=6 near=Namur/10
investment property Liège > type=3 in=Liège
apartment building for sale Charleroi > goal=sale type=3 in=Charleroi
shop for rent Bruges > goal=rent type=7 in=Bruges
office space 250 m2 Diegem > type=5 area=250 in=Diegem
warehouse with office near Zaventem > type=7 text=office near=Zaventem/10
garage for sale Ghent > goal=sale text=garage in=Gand
parking space to rent Brussels > goal=rent text=parking space in=04000
between 200 and 300 thousand house Hasselt > type=4 min=200000 max=300000 in=Hasselt
between 1000 and 1500 apartment Brussels > goal=rent type=2 min=1000 max=1500 in=04000
max 1200 for sale > goal=sale max=1200000
budget 1.2 million Uccle villa > type=4 max=1200000 in=Uccle
EUR 400000 house Waterloo > type=4 max=400000 in=Waterloo
up to 350.000 euros, Wavre > max=350000 in=Wavre
at least 120 sqm Woluwe > area=120 in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre
apartment with elevator and parking, Leuven > type=2 lift garage in=Louvain
EPC A or B house Mechelen > type=4 epc=B in=Malines
energy label C or better > epc=C
energy efficient new build Flemish Brabant > new in=20001 rest=energy efficient
new construction flat ghent 2 br > type=2 beds=2 new in=Gand
appartment antwerpen 3 bedroms > type=2 beds=3 in=Anvers
HOUSE FOR RENT WATERLOO GARDEN > goal=rent type=4 garden in=Waterloo
waterloo house 3 bed garage > type=4 beds=3 garage in=Waterloo
within 15 km of Leuven house > type=4 near=Louvain/15
20 minutes from Brussels by train house with garden > type=4 garden near=Bruxelles/10 rest=20 minutes rest=train
house in 3090 > type=4 in=Overijse
house or apartment in Nivelles or Genappe > type=4 type=2 in=Nivelles in=Genappe
19 municipalities, two beds, max 1,300 pcm > goal=rent beds=2 max=1300 in=04000
district of Turnhout house > type=4 in=13000
province of Luxembourg house > type=4 in=80000
villa Luxembourg province with pool > type=4 text=pool in=80000
life annuity house > type=4 viager
occupied viager Ostend > viager in=Ostende rest=occupied
houses not sold yet in Dinant > type=4 available in=Dinant
still available in Spa > available in=Spa
white neighbours only, Brussels > in=04000 rest=neighbours no=white
flat in a Christian neighbourhood > type=2 rest=neighbourhood no=Christian
no immigrants in the street, house Genk > type=4 in=Genk rest=street no=no immigrants
family with kids not welcome flat > type=2 no=kids not welcome
wheelchair accessible flat near a hospital > type=2 text=wheelchair accessible rest=hospital
three-bedroom semi-detached with solar panels near an international school > text=semi-detached text=solar panels beds=3 rest=international school
house with a mancave and sauna > type=4 text=sauna rest=mancave
we're looking for a three bedroom house with a big garden near Wavre, max two hundred and eighty thousand > type=4 beds=3 max=280000 garden near=Wavre/10 rest=big
1 bed flat Ghent centre no more than 850 per month > goal=rent type=2 beds=1 max=850 in=Gand rest=centre
duplex with home office in Etterbeek > text=duplex in=Etterbeek rest=home office
houses for sale in Soignies or Ecaussinnes > goal=sale type=4 in=Soignies in=Ecaussinnes
flat in Forest with lift > type=2 lift in=Forest
house near forest, Tervuren > type=4 in=Tervuren rest=forest
villa in Sint-Genesius-Rode up to 1.25m > type=4 max=1250000 in=Rhode-Saint-Genèse
a million euro villa Knokke > type=4 max=1000000 in=Knokke
rent control flat Brussels, pets ok > goal=rent type=2 in=04000 rest=control rest=pets ok
south facing terrace flat 90 sqm min Berchem > type=2 area=90 terrace in=Berchem in=Berchem rest=south facing
house or plot Maasmechelen > type=4 type=6 in=Maasmechelen
EPC A+ new home Louvain > epc=A new in=Louvain
studio antwerp 700 all in > goal=rent text=studio max=700 in=Anvers
house near Gare de Namur > type=4 in=Namur rest=Gare
apartment walking distance to Brussels Midi > type=2 in=Saint-Gilles rest=walking distance
no Muslims please, house Vilvoorde > type=4 in=Vilvorde no=no Muslims
shop with flat above, Huy > type=7 text=flat in=Huy
holiday home Durbuy or La Roche under 200k > text=holiday home max=200000 in=Durbuy in=La Roche-en-Ardenne
detatched house 4 bedrooms Overijse > type=4 text=detached beds=4 in=Overijse
bedrooms: 3, garage, Mons > beds=3 garage in=Mons
bathrooms 2 bedrooms 4 house Genval > type=4 beds=4 in=Genval rest=bathrooms 2
penthouse with jacuzzi and concierge Antwerp > text=penthouse in=Anvers rest=jacuzzi rest=concierge
flat between Leuven and Brussels > type=2 in=Louvain in=04000
commercial ground floor 120 m2 Avenue Louise > type=7 text=ground floor area=120 rest=Avenue Louise
unfurnished 2 bedroom Woluwe from 1st September > goal=rent beds=2 !furnished in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre rest=1st September
`;

/** Sentences for each kind of phrase: numbers in letters, ranges, excluded places, labels, words that look like places. */
export const ENGLISH_BY_KIND = `
3+1 bedrooms house > type=4 beds=3
between eight hundred and a thousand euros, flat Ghent > goal=rent type=2 min=800 max=1000 in=Gand
two hundred and fifty thousand house > type=4 max=250000
a million and a half villa > type=4 max=1500000
half a million house > type=4 max=500000
anywhere but Liège > rest=anywhere but Liège
house outside Brussels > type=4 rest=outside Brussels
flat with outside space > type=2 rest=outside space
Forest flat > type=2 in=Forest
forest house > type=4 rest=forest
French Ardennes house > type=4 rest=French Ardennes
4000-4020 flat > type=2 in=Liège in=Bressoux in=Jupille-sur-Meuse in=Wandre in=Liège
EPC between 100 and 200 > epcMax=200
nothing above 300k > max=300000
house 200-250 > type=4 min=200000 max=250000
budget 1200 for sale > goal=sale max=1200000
every house in Ghent > type=4 in=Gand rest=every
is there a garden > garden
triple glazing flat > type=2 rest=triple glazing
flat near metro > type=2 rest=metro
station Luxembourg flat > type=2 in=Ixelles
families not accepted flat > type=2 no=families not accepted
garden not important, house Namur > type=4 in=Namur rest=garden not important
lovely small house with a yard in Mechelen, we have 280,000 > type=4 max=280000 garden in=Malines rest=lovely small
apt ixelle flagey 2br < 1400 > goal=rent type=2 beds=2 max=1400 in=Ixelles
looking to buy a house around Bastogne with at least 20 ares > goal=sale type=4 land=2000 near=Bastogne/10
anyone got a cheap studio to rent in Ghent from September? > goal=rent text=studio in=Gand rest=anyone got rest=cheap rest=September
shop with window front rue Neuve Brussels > type=7 in=04000 rest=window front rue Neuve
bungalow 3 beds Hannut or Waremme between €250,000 and €320,000 > text=bungalow beds=3 min=250000 max=320000 in=Hannut in=Waremme
investor looking for building with 3 flats in Namur, yield 6% > type=3 in=Namur rest=3 flats rest=6%
4th floor apartment with lift Woluwe St Lambert > type=2 lift in=Woluwe-Saint-Lambert rest=4th floor
villa with pool less than 30 km from Brussels > type=4 text=pool near=Bruxelles/30
terraced house Schaerbeek with courtyard > type=4 text=terraced in=Schaerbeek rest=courtyard
300-350k house Braine-le-Comte > type=4 min=300000 max=350000 in=Braine-le-Comte
between a thousand and twelve hundred for a two bed in Nivelles > goal=rent beds=2 min=1000 max=1200 in=Nivelles
garage to rent Uccle max €120/month > goal=rent text=garage max=120 in=Uccle
room for a Muslim student in Brussels > in=04000 rest=room rest=student no=Muslim
apartment nice view balcony cellar Hasselt > type=2 text=balcony in=Hasselt rest=nice view rest=cellar
EPC less than 150 kwh/m2 flat Bruges > type=2 epcMax=150 in=Bruges
house in Bouge or Jambes > type=4 in=Bouge in=Jambes
FOR SALE FLAT OSTEND SEAFRONT > goal=sale type=2 in=Ostende rest=SEAFRONT
house Hainaut province 4 beds garden garage 220000€ > type=4 beds=4 max=220000 garden garage in=50000
I want to rent a house with my dog between Huy and Andenne > goal=rent type=4 in=Huy in=Andenne rest=dog
weekend place Ardennes up to 150k > max=150000 in=ardennes rest=weekend
house with annexe and 5000 sqm of land Maldegem > type=4 land=5000 in=Maldegem rest=annexe
retirement flat with care services, Spa > type=2 in=Spa rest=retirement rest=care services
flat with outside terrace > type=2 terrace rest=outside
max 4500 garage for sale > goal=sale text=garage max=4500
max 1200 land for sale Namur > goal=sale type=6 max=1200 in=Namur
two flats to rent Liège > goal=rent type=2 in=Liège rest=two
near Leuven or Tervuren house > type=4 near=Louvain/10 rest=or Tervuren
3 nice bedrooms > beds=3 rest=nice
two flats for sale Liège > goal=sale type=2 in=Liège rest=two
student accommodation Namur 400 euros per month > goal=rent text=student accommodation max=400 in=Namur
duplex for sale Auderghem with two terraces > goal=sale text=duplex terrace in=Auderghem rest=two
warehouse or workshop 300m² industrial estate Nivelles > type=7 area=300 in=Nivelles rest=workshop rest=estate
office building Brussels for sale > goal=sale type=5 in=04000
apartment 2 bed, balcony, cellar and parking, Zele > type=2 text=balcony beds=2 garage in=Zele rest=cellar
house Beersel not overlooked > type=4 in=Beersel rest=not overlooked
chalet or caravan Bastogne > in=Bastogne rest=chalet or caravan
life annuity flat Blankenberge lump sum 50000 > type=2 viager in=Blankenberge rest=lump sum rest=50000
family house near nursery, 5 bed, Tervuren or Overijse, 600 to 700k > type=4 beds=5 min=600000 max=700000 in=Tervuren in=Overijse rest=nursery
studio near VUB not furnished > goal=rent text=studio !furnished rest=VUB
house between Mons and Charleroi for 150 thousand maximum > type=4 max=150000 in=Mons in=Charleroi
`;
