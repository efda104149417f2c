/** English sentences with upper bounds, years, amounts that are no price, exclusions and availability, as typed and as dictated. */
export const ENGLISH_LIMITS = `
three bed house waterloo under four hundred thousand > beds=3 in=waterloo max=400000 type=4
two bedroom flat to rent in brussels for twelve hundred a month > beds=2 goal=rent in=04000 max=1200 type=2
max 2 bedrooms apartment etterbeek > in=etterbeek rest=max 2 bedrooms type=2
no more than 3 bedrooms tervuren > in=tervuren rest=no more than 3 bedrooms
at most one bathroom flat > rest=at most one bathroom type=2
apartment smaller than 80 sqm ixelles > in=ixelles rest=smaller than 80 sqm type=2
up to 4 bedrooms house overijse > in=overijse rest=up to 4 bedrooms type=4
plot of at least 1000 sqm near wavre > land=1000 near=wavre/10 type=6
building plot under 600 m2 leuven > in=louvain rest=under 600 m2 type=6
house built after 2000 in tervuren > in=tervuren rest=built after 2000 type=4
less than 10 years old apartment ghent > in=gand rest=less than 10 years old type=2
renovated in 2019 townhouse antwerp > in=anvers rest=renovated in 2019 text=townhouse type=4
available immediately studio brussels > available in=04000 text=studio
available from 1 march two bed flat ghent > available beds=2 in=gand rest=1 march type=2
move in january furnished apartment etterbeek > furnished goal=rent in=etterbeek rest=january rest=move type=2
short term rental brussels 3 months furnished > furnished goal=rent in=04000 rest=3 months rest=short term
shared house ixelles room under 700 > goal=rent in=ixelles max=700 rest=room text=shared house
room to rent near ulb > goal=rent rest=room rest=ulb
flatshare leuven > goal=rent in=louvain text=flatshare
co-living brussels > in=04000 rest=co-living
1200 all in furnished flat brussels > furnished goal=rent in=04000 max=1200 type=2
rent 900 including charges liege > goal=rent in=liege max=900
1000 euro rent plus 150 charges > goal=rent max=1000 rest=150 charges
250 per week studio brussels > goal=rent in=04000 rest=250 per week text=studio
two months deposit apartment to let antwerp > goal=rent in=anvers rest=two months deposit type=2
our budget is 300 to 350 for a house in halle > in=hal max=350000 min=300000 type=4
we can spend 450k on a villa in lasne > in=lasne max=450000 rest=can spend type=4
budget of 300 flat mechelen > in=malines max=300000 type=2
i earn 3000 a month looking for flat in ghent > in=gand rest=i earn 3000 a month type=2
half a million villa uccle > in=uccle max=500000 type=4
under half a million > max=500000
1.2 million house in uccle > in=uccle max=1200000 type=4
garage box for sale woluwe > goal=sale in=woluwe-saint-lambert in=woluwe-saint-pierre text=garage box
storage unit brussels > in=04000 rest=unit type=7
warehouse 1000 sqm near zaventem airport > area=1000 near=zaventem/10 rest=airport type=7
shop with flat above namur > in=namur text=flat type=7
commercial ground floor chaussée d'ixelles > rest=chaussee d'ixelles text=ground floor type=7
farm land for sale in the ardennes > goal=sale in=ardennes type=6
equestrian property with stables durbuy > in=durbuy rest=equestrian rest=stables
holiday home by the sea > in=coast text=holiday home
second home in the ardennes under 200k > in=ardennes max=200000 text=second home
service flat for my mother in knokke > in=knokke rest=mother type=2
retirement apartment ostend > in=ostende rest=retirement type=2
heat pump and solar panels house > text=heat pump text=solar panels type=4
epc a or b house ghent > epc=b in=gand type=4
energy rating c or better apartment leuven > epc=c in=louvain type=2
passive house walloon brabant > in=20002 text=passive type=4
underfloor heating flat > rest=underfloor heating type=2
no gas heating > rest=no gas heating
near EU quarter 1 bed flat > beds=1 rest=eu quarter type=2
walking distance to european parliament > rest=european parliament rest=walking distance
near namur station > near=namur/10 rest=station
close to the e40 house > rest=e40 type=4
between brussels and leuven house 4 beds > beds=4 in=04000 in=louvain type=4
20 minutes from brussels house with garden > garden near=bruxelles/10 rest=20 minutes type=4
near the dutch border house > rest=dutch border type=4
near the german border st vith > in=saint-vith rest=german border
within 5 km of mons > near=mons/5
house in mons > in=mons type=4
flat in spa > in=spa type=2
house in as limburg > in=as type=4
genk 3 bed house > beds=3 in=genk type=4
house in ath with barn > in=ath text=barn type=4
huy apartment with parking > garage in=huy type=2
ypres house > in=ypres type=4
louvain apartment > in=louvain type=2
ghent or bruges townhouse > in=bruges in=gand text=townhouse type=4
antwerpen apartment 2 bed lift > beds=2 in=anvers lift type=2
brugge house sea view > in=bruges text=sea view type=4
ostende flat > in=ostende type=2
bruxelles house to let > goal=rent in=04000 type=4
tervueren villa with pool > in=tervuren text=pool type=4
wezembeek oppem 4 bedroom > beds=4 in=wezembeek-oppem
sint genesius rode house > in=rhode-saint-genese type=4
watermael boitsfort flat > in=watermael-boitsfort type=2
house not in brussels > rest=not in brussels type=4
anywhere except charleroi house > rest=anywhere rest=except charleroi type=4
walloon brabant but not wavre > in=20002 rest=but not wavre
no ground floor flat > rest=no ground floor type=2
not an apartment > rest=not an apartment
unfurnished flat to rent > !furnished goal=rent type=2
pets allowed flat rent antwerp > goal=rent in=anvers rest=pets allowed type=2
house or apartment with 3 or 4 bedrooms in kraainem > beds=3 in=kraainem type=2 type=4
2 or 3 bed flat with balcony saint gilles > beds=2 in=saint-gilles text=balcony type=2
top floor loft with terrace antwerp south > in=anvers rest=top floor terrace type=2
detached house with large garden and double garage > garage garden rest=large text=detached type=4
fixer upper under 150k charleroi > in=charleroi max=150000 rest=fixer upper
doer-upper liege > in=liege rest=doer-upper
investment property with 6% yield > rest=6% type=3
life annuity liege > in=liege viager
apartment between 80 and 100 square metres > area=80 type=2
150 square meter loft > area=150 type=2
2000 square foot house > area=185 type=4
3 bedrooms 2 bathrooms 1 garage house evere > beds=3 garage in=evere rest=2 bathrooms type=4
rue de la loi office to let > goal=rent rest=rue de la loi type=5
avenue louise penthouse > rest=avenue louise text=penthouse
i am looking for a four bedroom house with a garden and a garage around hasselt for a maximum of three hundred and fifty thousand euros > beds=4 garage garden max=350000 near=hasselt/10 type=4
new build apartment vat 6% leuven > in=louvain new rest=vat 6% type=2
house with separate studio for au pair in rhode > in=rhode-saint-genese rest=pair rest=separate text=studio type=4
office space 50 sqm coworking ghent > area=50 in=gand rest=coworking type=5
looking to buy our first home around aalst max 275 000 > goal=sale max=275000 near=alost/10 rest=first
house no bigger than 120 sqm > rest=no bigger than 120 sqm type=4
flat no larger than 2 bedrooms > rest=no larger than 2 bedrooms type=2
not exceeding 100 m2 apartment > rest=not exceeding 100 m2 type=2
house larger than 200 m2 > area=200 type=4
house bigger than 150 sqm with garden > area=150 garden type=4
fewer than 3 bedrooms > rest=fewer than 3 bedrooms
less than 100 square metres flat > rest=less than 100 square metres type=2
3 bedrooms max house > rest=3 bedrooms max type=4
2 bed maximum > rest=2 bed maximum
up to 100 sqm flat > rest=up to 100 sqm type=2
maximum of 3 bedrooms > rest=maximum of 3 bedrooms
plot no more than 500 sqm > rest=no more than 500 sqm type=6
at most 2 bathrooms house > rest=at most 2 bathrooms type=4
a 100 sqm max apartment > rest=100 sqm max type=2
flat under 80m2 under 250k > max=250000 rest=under 80m2 type=2
budget not exceeding 300k > max=300000
no smaller than 80 sqm > area=80
house built between 1990 and 2000 > rest=built between 1990 and 2000 type=4
built from 1980 to 2000 house > rest=built from 1980 to 2000 type=4
year built 2000 or later > rest=later rest=year built 2000
renovated in 2018 flat > rest=renovated in 2018 type=2
renovated in 2020 flat > rest=renovated in 2020 type=2
1930s house > rest=1930s type=4
house from 1970 > rest=from 1970 type=4
built in 1970 house > rest=built in 1970 type=4
pre-war house ghent > in=gand rest=pre-war type=4
not older than 10 years > rest=10 years rest=not older
built 1950-1970 house > rest=built 1950-1970 type=4
house built after 1990 and before 2010 > rest=before 2010 rest=built after 1990 type=4
i make 3000 a month flat to rent > goal=rent rest=i make 3000 a month type=2
salary 2500 looking for studio > rest=salary 2500 text=studio
my income is 3000 flat to rent > goal=rent rest=income is 3000 type=2
deposit 2000 rent 1000 > goal=rent max=1000 rest=deposit 2000
rent 1000 deposit 2000 > goal=rent max=1000 rest=deposit 2000
rent 1000 charges 100 > goal=rent max=1000 rest=charges 100
1000 plus 100 charges flat > goal=rent max=1000 rest=100 charges type=2
50k deposit house 300k > max=300000 rest=50k deposit type=4
down payment 60000 house 300000 > max=300000 rest=down payment 60000 type=4
monthly mortgage 1200 > rest=monthly mortgage 1200
500 a week cottage > goal=rent rest=500 a week text=cottage
300 per week flat > goal=rent rest=300 per week type=2
80 per night > goal=rent rest=80 per night
1500 pcm flat > goal=rent max=1500 type=2
service charge under 100 > rest=service charge under 100
yield 5% building > rest=5% type=3
household income 4000 > rest=household income 4000
house with horse box > rest=horse box type=4
horse boxes and land > rest=horse boxes type=6
garden not wanted flat > rest=garden not wanted type=2
no thanks to garage > !garage
ground floor not wanted flat > rest=ground floor not wanted type=2
flat not wanted house > rest=flat not wanted type=4
agricultural land ardennes > in=ardennes type=6
woodland for sale > goal=sale rest=woodland
grazing land > type=6
farmland ghent > in=gand type=6
land with farm > text=farm type=6
epc no worse than c > epc=c
at least 2 at most 4 bedrooms > beds=2 rest=at most 4 bedrooms
min 2 max 3 bed flat > beds=2 rest=max 3 bed type=2
rent 1000 brussels > goal=rent in=bruxelles
rent 1200 flat ghent > goal=rent in=gand max=1200 type=2
renovated 1000 brussels flat > in=bruxelles rest=renovated type=2
renovated house 300k > max=300000 rest=renovated type=4
flat excluding charges 900 > goal=rent max=900 type=2
charges included 900 flat > goal=rent max=900 type=2
deposit included flat 900 > goal=rent max=900 rest=deposit included type=2
no deposit flat 900 > goal=rent max=900 rest=no deposit type=2
kids not wanted flat > no=kids not wanted type=2
house under 2000 sq ft > rest=under 2000 sq ft type=4
bigger than 3 bedrooms > beds=3
garage unwanted house > rest=garage unwanted type=4
no thanks to gardens flat > !garden type=2
looking for a place in leuven for two people max 1000 euros including bills > goal=rent in=louvain max=1000 rest=two people
2 bed 2 bath apartment woluwe with parking under 1800 > beds=2 garage goal=rent in=woluwe-saint-lambert in=woluwe-saint-pierre max=1800 rest=2 bath type=2
family house tervuren area four bedrooms up to one point two million > beds=4 max=1200000 near=tervuren/10 type=4
house close to the british school tervuren > in=tervuren rest=british school type=4
apartment near place du luxembourg furnished from september > furnished goal=rent near=ixelles/10 rest=september type=2
old farmhouse with 2 hectares to renovate in wallonia > in=03000 land=20000 rest=old text=farmhouse text=to renovate type=4
flat with rental income of 900 a month > rest=rental income of 900 a month type=2
currently rented for 1200 apartment for sale antwerp > goal=sale in=anvers rest=currently rented for 1200 type=2
house with 5 to 6 bedrooms waterloo > beds=5 in=waterloo type=4
built in the 1960s bungalow > rest=built in the 1960s text=bungalow
not more than 20 minutes from brussels > near=bruxelles/10 rest=20 minutes
at least 100 m2 and at most 150 m2 apartment > area=100 rest=at most 150 m2 type=2
garden at least 500 square meters house overijse > garden in=overijse land=500 type=4
300 to 400 thousand euro house mechelen > in=malines max=400000 min=300000 type=4
house for 4 people ghent > in=gand rest=4 people type=4
three storey townhouse with roof terrace saint gilles > in=saint-gilles rest=three storey terrace text=townhouse type=4
land for sale near bastogne 2 hectares > goal=sale land=20000 near=bastogne/10 type=6
office to let with 10 parking spaces zaventem > garage goal=rent in=zaventem rest=10 type=5
ground floor apartment no stairs > rest=no stairs text=ground floor type=2
no agency fees flat brussels > in=04000 rest=no agency fees type=2
between 700 and 900 euros flat liege > goal=rent in=liege max=900 min=700 type=2
deposit two months rent 950 flat etterbeek > goal=rent in=etterbeek max=950 rest=deposit two months type=2
house in forest > in=forest type=4
house in the forest > rest=forest type=4
halle house > in=hal type=4
holiday chalet durbuy sleeps 6 > in=durbuy rest=holiday rest=sleeps 6 text=chalet
duplex not on the ground floor > rest=not on the ground floor text=duplex
two and a half million villa > max=2500000 type=4
2 and a half million villa > max=2500000 type=4
three and a half million euros > max=3500000
one point two million > max=1200000
one point five million villa uccle > in=uccle max=1500000 type=4
3 bedrooms minimum 400000 maximum > beds=3 max=400000
terrace of at least 20 sqm flat > rest=20 sqm terrace type=2
house with rent of 1500 > goal=rent max=1500 type=4
apartment from march 2027 > rest=march 2027 type=2
flat 900 plus bills > goal=rent max=900 type=2
5 room house 3 bedrooms > beds=3 type=4
parking space 90 euros a month brussels > goal=rent in=04000 max=90 text=parking space
three bedroom house max two bathrooms tervuren > beds=3 in=tervuren rest=max two bathrooms type=4
flat 1200 plus 150 charges ixelles > goal=rent in=ixelles max=1200 rest=150 charges type=2
house renovated in 2022 waterloo under 600k > in=waterloo max=600000 rest=2022 rest=renovated type=4
apartment over 100 sqm under 400k ghent > area=100 in=gand max=400000 type=2
2000 to 2500 a month house tervuren > goal=rent in=tervuren max=2500 min=2000 type=4
budget 2000 per month furnished house with garden > furnished garden goal=rent max=2000 type=4
house with garden smaller than 300 sqm > garden rest=smaller than 300 sqm type=4
land no bigger than 10 ares > rest=no bigger than 10 ares type=6
we earn 5000 together and look for a house to rent > goal=rent rest=we earn 5000 together type=4
built before 1950 townhouse ghent > in=gand rest=built before 1950 text=townhouse type=4
studio 700 all inclusive brussels > goal=rent in=04000 max=700 rest=all inclusive text=studio
short stay flat 1500 a month brussels > goal=rent in=04000 max=1500 rest=short stay type=2
4 bed house 2.5 million uccle > beds=4 in=uccle max=2500000 type=4
flat max 3rd floor > rest=max 3rd floor type=2
apartment with terrace 20 sqm > rest=20 sqm terrace type=2
rent 1100 all in 2 bed ghent > beds=2 goal=rent in=gand max=1100
3 bed max 1500 pcm leuven > beds=3 goal=rent in=louvain max=1500
building with 4 flats income 3000 a month > rest=4 flats income 3000 a month type=3
2 bedroom apartment 90 sqm built 2015 etterbeek > area=90 beds=2 in=etterbeek rest=built 2015 type=2
house 10 minutes from leuven station max 450k > max=450000 near=louvain/10 rest=10 minutes rest=station type=4
budget 1500 to 1800 furnished apartment > furnished goal=rent max=1800 min=1500 type=2
price below market value > rest=market value
flat with 2 bathrooms or more > rest=2 bathrooms type=2
maximum rent 900 liège studio > goal=rent in=liege max=900 text=studio
completion 2028 new apartment > new rest=completion 2028 type=2
1 million max villa waterloo > in=waterloo max=1000000 type=4
3 bed house tervuren 750k > beds=3 in=tervuren max=750000 type=4
1 bed flat ixelles 850 pm > beds=1 goal=rent in=ixelles max=850 type=2
studio brussels under 700 bills included > goal=rent in=04000 max=700 text=studio
villa 5 beds pool lasne 1.5m > beds=5 in=lasne max=1500000 text=pool type=4
apartment 2 bed 100m2 ghent 350000 > area=100 beds=2 in=gand max=350000 type=2
house to rent overijse 2500 max 4 bed > beds=4 goal=rent in=overijse max=2500 type=4
land 1000m2 wavre 200k > in=wavre land=1000 max=200000 type=6
apartment by the sea 250k > in=coast max=250000 type=2
office 200m2 diegem rent > area=200 goal=rent in=diegem type=5
4+ bedroom house with garden tervuren or overijse > beds=4 garden in=overijse in=tervuren type=4
new flat 2 bed mechelen 300k parking > beds=2 garage in=malines max=300000 new type=2
house built 2010 onwards leuven > in=louvain rest=built 2010 onwards type=4
cheap studio ghent 500 > goal=rent in=gand max=500 rest=cheap text=studio
garden, no thanks, flat ghent > in=gand rest=garden, no thanks type=2
excluded: ground floor > rest=excluded: ground floor
i want to buy a flat in antwerp with two bedrooms for less than three hundred thousand > beds=2 goal=sale in=anvers max=300000 type=2
family home with four bedrooms near the european school in uccle > beds=4 in=uccle rest=european school type=4
house for rent in waterloo 3 bedrooms garden 2000 euros > beds=3 garden goal=rent in=waterloo max=2000 type=4
studio near central station brussels > in=04000 rest=central station text=studio
house with annex for parents walloon brabant > in=20002 rest=annex rest=parents type=4
flat ghent 250 to 300k lift > in=gand lift max=300000 min=250000 type=2
apartment in knokke with garage and sea view up to 600 000 > garage in=knokke max=600000 text=sea view type=2
cheap land in wallonia > in=03000 rest=cheap type=6
detached villa keerbergen 4 beds 700k max > beds=4 in=keerbergen max=700000 type=4
shop to rent ghent veldstraat > goal=rent in=gand rest=veldstraat type=7
house close to water > rest=water type=4
3 bed apartment woluwe saint pierre rent 1800 > beds=3 goal=rent in=woluwe-saint-pierre max=1800 type=2
farmhouse near ghent with stables > near=gand/10 rest=stables text=farmhouse type=4
1970s house overijse renovated 2020 > in=overijse rest=1970s rest=renovated 2020 type=4
brussels 1180 house 4 bed > beds=4 in=uccle type=4
flat to rent 2 bed 1500 > beds=2 goal=rent max=1500 type=2
house from 1970 and 3 bedrooms > beds=3 rest=from 1970 type=4
house 1950-1970 > rest=1950-1970 type=4
bungalow 1960 to 1980 Waterloo > in=waterloo rest=1960 to 1980 text=bungalow
house for sale 1930-1950 > goal=sale rest=1930-1950 type=4
house in 1950-1970 > in=kraainem in=wezembeek-oppem type=4
flat to rent 1900-2000 > goal=rent max=2000 min=1900 type=2
villa one million two > max=1200000 type=4
villa one million two hundred > max=1200000 type=4
house 1 million 4 bedrooms > beds=4 max=1000000 type=4
flat quarter of a million Uccle > in=uccle max=250000 type=2
house three quarters of a million > max=750000 type=4
a maximum of a million villa > max=1000000 type=4
half an acre plot near Wavre > land=2000 near=wavre/10 type=6
house on a quarter acre > land=1000 type=4
rent a room in Ghent > goal=rent in=gand rest=room
one bedroom to rent Ghent > beds=1 goal=rent in=gand
apartment complex Liège > in=liege type=3
multifamily house Antwerp > in=anvers type=3
tenement Brussels > in=04000 type=3
flat with tenants > rest=with tenants type=2
house with a sitting tenant > rest=sitting tenant type=4
house in a good location Ghent > in=gand rest=good location type=4
for rent 1000 > goal=rent in=bruxelles
townhouse 1900-1930 Brussels > in=04000 rest=1900-1930 text=townhouse type=4
victorian house 1890-1910 Antwerp > in=anvers rest=1890-1910 rest=victorian type=4
penthouse 2 million 500 > max=2500000 text=penthouse
villa one million five hundred thousand > max=1500000 type=4
penthouse 2 million 3 bedrooms > beds=3 max=2000000 text=penthouse
great location, apartment Namur > in=namur rest=great location type=2
location Ghent, flat > in=gand rest=location type=2
three quarters of an hour from Brussels house > near=bruxelles/10 rest=three quarters of an hour type=4
`;
