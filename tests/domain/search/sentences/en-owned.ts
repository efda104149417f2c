/**
 * English sentences about a home that the writer, a relative or a friend has, sells, rents or leaves, about incomes, distances, streets, telephones and
 * adverts, beside what is searched for, with plain sentences that contain the same words; by writers who had not seen the grammar. See `cases.ts` for the
 * notation.
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
owner of a flat in Ghent looking for a house with garden in Deinze > garden in=deinze rest=owner of a flat in ghent type=4
my parents live in Bruges, I want an apartment in Ostend > in=ostende rest=my parents live in bruges type=2
we used to live in Brussels and now want a house in Tervuren > in=tervuren rest=we used to live in brussels and now type=4
relocating from Antwerp to Leuven, need a 2 bed apartment to rent > beds=2 goal=rent in=louvain rest=relocating from antwerp to type=2
would like to swap my apartment in Ixelles for a house in Wavre > in=wavre rest=would like to swap my apartment in ixelles for type=4
tenant in Etterbeek for 6 years, want to buy a flat in Auderghem > goal=sale in=auderghem rest=tenant in etterbeek for 6 years type=2
my brother has a house in Spa, I am looking for a cottage in Stavelot > in=stavelot rest=my brother has a house in spa text=cottage
I come from Charleroi and search a studio in Namur > in=namur rest=i come from charleroi text=studio
we had a villa in Knokke, now we want a flat in De Haan with sea view > in=de haan rest=we had a villa in knokke, now text=sea view type=2
homeowners in Waterloo looking to downsize to an apartment in Braine-l'Alleud > in=braine-l’alleud rest=downsize rest=homeowners in waterloo type=2
my daughter rents a room in Ghent and wants to buy an apartment there > goal=sale rest=my daughter rents a room in ghent rest=there type=2
moved out of our house in Mons last month, searching flat Nivelles > in=nivelles rest=moved out rest=our house in mons last month type=2
having sold our two bedroom flat in Uccle we want a four bedroom house in Rixensart > beds=4 in=rixensart rest=sold our two bedroom flat in uccle type=4
our friends bought a farmhouse near Durbuy, we want something similar near Rochefort > near=rochefort/10 rest=friends bought a farmhouse near durbuy rest=similar
based in Hasselt at the moment, house for sale in Genk > goal=sale in=genk rest=based in hasselt at the moment type=4
house for sale in Waterloo with garden > garden goal=sale in=waterloo type=4
2 bed apartment to rent in Ixelles under 1200 > beds=2 goal=rent in=ixelles max=1200 type=2
villa with swimming pool near Knokke > near=knokke/10 text=swimming pool type=4
owner-occupied building Liège > in=liege rest=owner-occupied type=3
furnished studio Brussels 900 per month > furnished goal=rent in=04000 max=900 text=studio
family house 4 bedrooms Tervuren or Overijse max 750k > beds=4 in=overijse in=tervuren max=750000 type=4
two houses for sale in Dinant > goal=sale in=dinant rest=two type=4
land to build on in Arlon 10 ares > in=arlon land=1000 type=6
penthouse with terrace Antwerp > in=anvers terrace text=penthouse
ground floor apartment Ghent with parking > garage in=gand text=ground floor type=2
new build flat in Leuven with lift > in=louvain lift new type=2
I live alone and need a 1 bedroom flat in Mons > beds=1 in=mons rest=i live alone type=2
I want to live in Spa, house with 3 bedrooms > beds=3 in=spa rest=live type=4
shop to let Namur 100 m2 > area=100 goal=rent in=namur type=7
we would love to move to Durbuy, cottage with garden > garden in=durbuy rest=move rest=would love text=cottage
house for sale by owner in Ghent > goal=sale in=gand rest=owner type=4
we have a budget of 400k for a house in Wavre > in=wavre max=400000 type=4
I have to find a flat in Mons by June > in=mons rest=june type=2
my daughter needs a studio in Leuven > in=louvain rest=daughter text=studio
moving to Antwerp, flat to rent 2 beds > beds=2 goal=rent in=anvers rest=moving type=2
apartment with tenant Liège > in=liege rest=with tenant type=2
our first home in Namur, house with garden > garden in=namur rest=first type=4
place to live for my parents in Spa, ground floor apartment > in=spa rest=live rest=parents text=ground floor type=2
currently for sale in Waterloo villa > goal=sale in=waterloo rest=currently type=4
rent apartment for 1 year Brussels > goal=rent in=04000 rest=1 year type=2
house close to my parents who live in Dinant > in=dinant rest=parents who live type=4
house or flat from Ghent to Bruges > in=bruges in=gand type=2 type=4
now looking in Tournai for a house > in=tournai rest=now type=4
home exchange Knokke > in=knokke rest=exchange
we are based in Ghent and looking for a house in Ghent > in=gand rest=we are based in ghent type=4
I would love to live in Bruges, apartment with lift > in=bruges lift rest=live rest=would love type=2
my dream house in Lasne, 4 bedrooms > beds=4 in=lasne rest=dream type=4
come home to Durbuy: cottage with garden > garden in=durbuy rest=come text=cottage
two bedroom flat to let owner accepts pets Ixelles > beds=2 goal=rent in=ixelles rest=owner accepts pets type=2
I need a place for my mother in Genk > in=genk rest=mother
my wife works in Mechelen, looking for a house near Leuven > near=louvain/10 rest=my wife works in mechelen type=4
our lease in Ixelles ends in May, looking for a flat in Uccle > in=uccle rest=our lease in ixelles ends in may type=2
I'm leaving Mons and need a studio in Tournai > in=tournai rest=leaving mons text=studio
as owners of a villa in Lasne we would like to buy a flat in Ostend > goal=sale in=ostende rest=as owners of a villa in lasne type=2
exchange house in Spa for apartment in Liège > in=liege rest=exchange house in spa for type=2
grew up in Namur, want a house in Dinant > in=dinant rest=grew up in namur type=4
we own a flat in Etterbeek and would like a house in Overijse > in=overijse rest=we own a flat in etterbeek type=4
my in-laws live near Namur, house for sale in Ciney > goal=sale in=ciney rest=laws live near namur type=4
currently living in a rented flat in Schaerbeek, want to buy a house in Zaventem > goal=sale in=zaventem rest=currently living in a rented flat in schaerbeek type=4
we are leaving our villa in Lasne for an apartment in Uccle > in=uccle rest=leaving our villa in lasne type=2
our house in Dilbeek was sold last week, need a rental in Ternat > goal=rent in=ternat rest=our house in dilbeek was sold last week
transferred from Liège to Ghent for work, 1 bed flat > beds=1 in=gand rest=transferred from liege to rest=work type=2
my boyfriend lives in Hasselt, I live in Genk, looking for a flat in Diepenbeek > in=diepenbeek rest=my boyfriend lives in hasselt, i live in genk type=2
I have been renting in Mons since 2019, now buying an apartment in Mons > goal=sale in=mons rest=i have been renting in mons since 2019 rest=now type=2
we moved from Arlon last year, looking for land in Virton > in=virton rest=we moved from arlon last year type=6
I inherited a house in Dinant and want to buy an apartment in Namur with the money > goal=sale in=namur rest=i inherited a house in dinant rest=money type=2
we are selling our villa in Rhode and want a flat in Uccle > in=uccle rest=we are selling our villa in rhode type=2
my mother lives alone in Ypres, flat near Kortrijk for her > near=courtrai/10 rest=her rest=my mother lives alone in ypres type=2
I rent a studio in Leuven now, looking for a house in Tienen > in=tirlemont rest=i rent a studio in leuven now type=4
owners in Wezembeek looking for a bungalow in Tervuren > in=tervuren rest=owners in wezembeek text=bungalow
moving out of Ghent to Aalter, house with 4 bedrooms > beds=4 in=aalter rest=moving out of ghent to type=4
we come from Brussels, holiday flat in Nieuwpoort > in=nieuport rest=holiday rest=we come from brussels type=2
I want my own house in Mons > in=mons rest=own type=4
flat for my son who studies in Leuven > in=louvain rest=son who studies type=2
We currently live in Antwerp but would like to move to the coast, an apartment in Nieuwpoort > in=nieuport rest=move rest=we currently live in antwerp type=2
we both work in Brussels and want a house in Wavre > in=wavre rest=we both work in brussels type=4
we rent in Ghent and want to buy in Aalter > goal=sale in=aalter rest=we rent in ghent
I rent, looking for a flat in Mons > goal=rent in=mons type=2
opening hours office Namur > in=namur rest=opening hours office
living in London, own a house in Ghent, want apartment in Bruges > in=bruges rest=living rest=london rest=own a house in ghent type=2
my wife is from Ghent and we look for a house in Aalter > in=aalter rest=my wife is from ghent type=4
We plan to build our own house and need a plot in Dinant. > in=dinant rest=own rest=plan type=6
Looking for a little weekend cottage in Durbuy that we could also rent out, up to 200,000 euros. > in=durbuy max=200000 rest=could rest=little weekend rest=rent out text=cottage
I want to buy a small flat as an investment in Ghent, between 150 and 220 thousand euros. > goal=sale in=gand max=220000 min=150000 rest=as an investment rest=small type=2
as a couple we need a house in Genk > in=genk type=4
house in As > in=as type=4
`;
