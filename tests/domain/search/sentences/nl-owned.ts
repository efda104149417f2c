/**
 * Dutch sentences about a home that the writer, a relative or a friend has, sells, rents or leaves, about incomes, distances, streets, telephones and
 * adverts, beside what is searched for, with plain sentences that contain the same words; by writers who had not seen the grammar. See `cases.ts` for the
 * notation.
 */
export const DUTCH_OWNED = `
wij verkopen ons huis en zoeken app met 2 slpk in Leuven > beds=2 in=louvain rest=wij verkopen ons huis type=2
ons appartement in Gent is verkocht nu zoeken we een huis met tuin in Deinze > garden in=deinze rest=ons appartement in gent is verkocht nu type=4
huis te koop Mechelen max 350000 3 slaapkamers > beds=3 goal=sale in=malines max=350000 type=4
te hr appartement Antwerpen 2 slpk tot 950 euro > beds=2 goal=rent in=anvers max=950 type=2
app te huur oostende zeezicht > goal=rent in=ostende text=zeezicht type=2
heeft u nog kotjes in Gent voor september > goal=rent in=gand rest=september text=kot
kot leuven max 450 > goal=rent in=louvain max=450 text=kot
studentenkamer voor onze zoon dicht bij KU Leuven > goal=rent in=louvain rest=ku rest=onze zoon text=studentenkamer
is er iets onder de 200.000 in Aalst > in=alost max=200000
hebben jullie iets onder 800 te huur in Hasselt > goal=rent in=hasselt max=800
boerderij met 5 ha weiland West-Vlaanderen > in=30000 land=50000 text=boerderij
hoeve voor paarden omgeving Geraardsbergen > near=grammont/10 rest=paarden text=hoeve
bouwgrond 6 are Tielt open bebouwing > in=tielt land=600 text=open bebouwing type=6
landbouwgrond te koop omgeving Diksmuide > goal=sale near=dixmude/10 type=6
handelspand met woonst Roeselare > in=roulers type=7
winkelruimte 80 m2 te huur Brugge Steenstraat > area=80 goal=rent in=bruges rest=steenstraat type=7
frituur over te nemen Kortrijk > in=courtrai rest=frituur
magazijn 1.000m² Aarschot met hoge poort > area=1000 in=aarschot rest=hoge poort type=7
kantoor 150 m2 Zaventem met 6 parkeerplaatsen > area=150 garage in=zaventem rest=6 type=5
garagebox te koop Blankenberge > goal=sale in=blankenberge text=garagebox
staanplaats Knokke dijk > in=knokke rest=dijk text=staanplaats
gelijkvloers appartement voor mijn moeder rolstoel Turnhout > in=turnhout rest=moeder rolstoel text=gelijkvloers type=2
gepensioneerd koppel zoekt app aan zee met lift en terras tot 400k > in=coast lift max=400000 terrace type=2
jong koppel zoekt starterswoning regio Aalst > near=alost/10 rest=starterswoning type=4
gezin met 4 kinderen zoekt huis te huur Vilvoorde > goal=rent in=vilvorde type=4
alleenstaande met hond zoekt appartementje Mortsel max 800 per maand > goal=rent in=mortsel max=800 rest=hond type=2
huisdieren toegelaten te huur Genk > goal=rent in=genk rest=huisdieren toegelaten
huis op 300m van school Bonheiden > in=bonheiden rest=300m rest=school type=4
huis 5 km van Leuven > near=louvain/5 type=4
huis max 10 km rond Sint-Truiden 4 slpks 2 badkamers > beds=4 near=saint-trond/10 rest=2 badkamers type=4
appartement op de 5e verdieping Gent zuid > in=gand rest=5e verdieping type=2
app niet op gelijkvloers Hasselt > in=hasselt rest=niet op gelijkvloers type=2
zonnige tuin huis Lier zuidgericht > garden in=lierre rest=zonnige rest=zuidgericht type=4
huis zonder tuin Antwerpen > !garden in=anvers type=4
huis niet te renoveren Tienen > in=tirlemont rest=niet te renoveren type=4
opknapwoning Ninove onder 180k > in=ninove max=180000 text=te renoveren type=4
huis bouwjaar 1975 Overijse > in=overijse rest=bouwjaar 1975 type=4
bouwjaar na 2010 epc b villa Brasschaat > epc=b in=brasschaat rest=bouwjaar na 2010 type=4
epc minder dan 200 rijwoning Gent > epcMax=200 in=gand text=rijwoning type=4
appartement Kerkstraat 12 bus 3 Deurne > in=deurne in=deurne rest=kerkstraat 12 bus 3 type=2
Tramlijn 7 appartement Brussel > in=04000 rest=tramlijn 7 type=2
2800 Mechelen huis > in=malines type=4
bel mij 0478/55.66.77 huis Bilzen > in=bilzen in=bilzen in=bilzen rest=77 rest=bel mij 0478/55.66 type=4
ik heb 50.000 eigen inbreng huis Lokeren > in=lokeren rest=50.000 eigen inbreng type=4
we verdienen samen 4500 netto huis kopen Dilbeek > goal=sale in=dilbeek rest=verdienen samen 4500 netto type=4
lening goedgekeurd 320000 huis Asse > in=asse max=320000 rest=lening goedgekeurd type=4
maandlast 1200 huis te koop Beringen > goal=sale in=beringen rest=maandlast 1200 type=4
budget tussen 300 en 350k villa Keerbergen > in=keerbergen max=350000 min=300000 type=4
van 150.000 tot 200.000 app De Panne > in=la panne max=200000 min=150000 type=2
belegging opbrengsteigendom Antwerpen 3 appartementen > in=anvers rest=3 appartementen type=3
2 appartementen te koop Lommel > goal=sale in=lommel rest=2 type=2
huis kopen en verhuren Gent > goal=sale in=gand type=4
appartement om te verhuren Leuven max 250000 > in=louvain max=250000 rest=om te verhuren type=2
studio gemeubeld Elsene voor stagiair 6 maanden > furnished goal=rent in=ixelles rest=stagiair 6 maanden text=studio
ik huur nu in Ninove en wil huis kopen in Denderleeuw > goal=sale in=denderleeuw rest=ik huur nu in ninove type=4
ik woon in Gent maar zoek iets in Deinze met garage > garage in=deinze rest=ik woon in gent
werk in Brussel zoek woning in Halle of Tubize > in=hal in=tubize rest=werk in brussel type=4
vrij op naam lijfrente Koksijde > in=koksijde rest=naam rest=vrij viager
lijfrente oude dame 82 jaar Oostende > in=ostende rest=oude dame 82 jaar viager
loft Gent haven 120m² > area=120 in=gand rest=haven type=2
nieuwbouw appartement Aalst btw 6% > in=alost new rest=btw 6% type=2
Te koop: instapklare HOB, 3 slpk, tuin 450m², garage, EPC 210 kWh/m², Kontich, € 389.000 > beds=3 epcMax=210 garage garden goal=sale in=kontich land=450 max=389000 rest=instapklare text=halfopen
Ruim appartement 110 m2 met 2 slaapkamers, 2 terrassen (12 en 8 m2), kelder en autostaanplaats. Syndic 140 euro/maand > area=110 beds=2 garage rest=12 rest=2 rest=kelder rest=ruim rest=syndic 140 euro/maand terrace type=2
Te huur 3de verd. app. 2 slk Merksem 875 + 50 kosten vrij 1/11 > beds=2 goal=rent in=merksem max=875 rest=3de verd rest=50 kosten vrij 1/11 type=2
woning met praktijkruimte voor kinesist Diest > in=diest rest=kinesist rest=praktijkruimte type=4
geen buitenlanders huis Sint-Niklaas > in=saint-nicolas no=geen buitenlanders type=4
buurt met moskee appartement Molenbeek > in=molenbeek-saint-jean rest=buurt rest=moskee type=2
wat is mijn huis waard Wetteren > rest=mijn huis waard wetteren rest=wat
huis verkopen Aalst hoeveel kost makelaar > in=alost rest=hoeveel kost makelaar rest=verkopen type=4
villa met zwembad of groot terras Knokke > in=knokke rest=zwembad of groot terras type=4
appartement of huis 2 slpk Nieuwpoort of Koksijde tot 300.000 > beds=2 in=koksijde in=nieuport max=300000 type=2 type=4
huis dicht bij station Denderleeuw trein naar Brussel > in=denderleeuw rest=station rest=trein naar brussel type=4
bungalow camping vakantiehuis Ardennen 90000 > in=ardennes max=90000 rest=camping text=bungalow text=vakantiehuis type=4
chalet te koop met grond Durbuy of La Roche > goal=sale in=durbuy in=la roche-en-ardenne rest=grond text=chalet
wij wonen in een appartement in Gent en zoeken een huis met tuin > garden rest=wij wonen in een appartement in gent type=4
woning waar we kunnen wonen en werken Aalst > in=alost rest=kunnen wonen rest=waar rest=werken type=4
huis om in te wonen Gent > in=gand rest=wonen type=4
mijn budget is 300000 huis Gent > in=gand max=300000 type=4
ons huis staat te koop in Aalst, we zoeken een appartement in Oostende > in=ostende rest=ons huis staat te koop in aalst type=2
wonen en werken Hasselt handelspand > rest=wonen en werken hasselt type=7
ik verkoop mijn appartement in Genk > goal=sale in=genk type=2
verkopen of verhuren huis Lier > goal=rent in=lierre rest=verkopen type=4
op zoek naar huis in Tienen, we huren nu in Leuven > in=tirlemont rest=we huren nu in leuven type=4
kot max 300 > goal=rent max=300 text=kot
max 300 kamer Gent > goal=rent in=gand max=300 rest=kamer
sinds 2010 in Gent huis > in=gand rest=sinds 2010 type=4
ik woon in Gent huis 3 slpk Deinze > beds=3 in=deinze rest=ik woon in gent type=4
mijn droomhuis te koop in Gent gezocht > goal=sale in=gand rest=droomhuis rest=gezocht type=4
huis bij zee of winkels Oostende > near=ostende/10 rest=winkels type=4
eigenaar van een appartement in Gent, zoek een huis met tuin in Deinze > garden in=deinze rest=eigenaar van een appartement in gent type=4
wij zijn eigenaars van een rijhuis in Aalst en zoeken een villa in Lede > in=lede rest=wij zijn eigenaars van een rijhuis in aalst type=4
wil mijn huis in Ronse ruilen voor een appartement in Oudenaarde > in=audenarde rest=wil mijn huis in ronse ruilen voor type=2
koppel dat nu in Mechelen huurt zoekt huis te koop in Bonheiden > goal=sale in=bonheiden rest=koppel dat nu in mechelen huurt type=4
mijn ouders wonen in Genk, ik zoek een appartement in Hasselt > in=hasselt rest=mijn ouders wonen in genk type=2
ik heb jaren in Brussel gewoond en zoek nu een huis in Halle > in=hal rest=ik heb jaren in brussel gewoond rest=nu type=4
we verhuizen van Antwerpen naar Brugge en zoeken een huis met 3 slaapkamers > beds=3 in=bruges rest=we verhuizen van antwerpen naar type=4
ik kom uit Turnhout, zoek kot in Leuven > goal=rent in=louvain rest=ik kom uit turnhout text=kot
mijn dochter huurt een studio in Gent maar wil een appartement kopen in Lokeren > goal=sale in=lokeren rest=mijn dochter huurt een studio in gent type=2
we hebben een appartement in Oostende vorig jaar verkocht, nu huis te koop Diksmuide > goal=sale in=dixmude rest=nu rest=we hebben een appartement in oostende vorig jaar verkocht type=4
al 8 jaar huurder in Deurne, huis kopen Schoten max 380000 > goal=sale in=schoten max=380000 rest=al 8 jaar huurder in deurne type=4
vrienden van ons hebben een villa in Knokke, wij willen een appartement in Heist > in=heist rest=ons hebben een villa in knokke rest=vrienden type=2
momenteel in Vilvoorde, zoek woning Grimbergen met garage > garage in=grimbergen rest=momenteel in vilvoorde type=4
mijn broer verkocht zijn huis in Tielt en wil een app in Roeselare met lift > in=roulers lift rest=mijn broer verkocht zijn huis in tielt type=2
parking voor de deur, appartement in Zottegem > garage in=zottegem rest=voor de deur type=2
huis te koop in Lokeren met tuin en garage > garage garden goal=sale in=lokeren type=4
appartement Gent 2 slaapkamers onder 300000 > beds=2 in=gand max=300000 type=2
te huur: studio in Antwerpen tot 700 euro > goal=rent in=anvers max=700 text=studio
bouwgrond Geel 500m2 > in=geel land=500 type=6
woning Voorde > in=voorde type=4
halfopen bebouwing Beveren 3 slpk max 350k > beds=3 in=beveren in=beveren max=350000 text=halfopen bebouwing
twee appartementen te koop in Kortrijk > goal=sale in=courtrai rest=twee type=2
nieuwbouw appartement Hasselt met lift > in=hasselt lift new type=2
handelspand te huur Mechelen centrum > goal=rent in=malines rest=centrum type=7
gezin zoekt huis met 4 slaapkamers in Leuven of Heverlee > beds=4 in=heverlee in=louvain type=4
opbrengsteigendom Brussel > in=04000 type=3
appartement van 80 m2 in Aalst met terras > area=80 in=alost terrace type=2
huis van minstens 150 m² rond Brugge > area=150 near=bruges/10 type=4
eigendom met zwembad in Schilde > in=schilde text=zwembad
garage te huur Oostende > goal=rent in=ostende text=garage
ik had graag een appartement gehuurd in Gent > in=gand rest=gehuurd rest=had type=2
wij hadden graag een huis gekocht in Lier met tuin > garden in=lierre rest=gekocht rest=hadden type=4
te huur van eigenaar appartement Antwerpen > goal=rent in=anvers rest=eigenaar type=2
mijn zoon heeft een kot nodig in Leuven > goal=rent in=louvain rest=zoon text=kot
appartement met verhuurde staat in Brugge > in=bruges rest=verhuurde staat type=2
wij hebben 400000 voor een huis in Mechelen > in=malines max=400000 type=4
nu te koop huizen in Aalst > goal=sale in=alost rest=nu type=4
wij willen gaan wonen in Ronse, huis 3 slpk > beds=3 in=renaix rest=gaan wonen type=4
huis voor mijn ouders in Zele gelijkvloers > in=zele rest=ouders text=gelijkvloers type=4
onze eerste woning in Hamme tot 280000 > in=hamme max=280000 rest=onze eerste woning
wij zijn met 4, huis in Boom > in=boom rest=4 type=4
verhuizen naar Brussel, appartement huren 2 slpk > beds=2 goal=rent in=04000 rest=verhuizen type=2
huis van Gent tot Aalst > in=alost in=gand type=4
huren voor 1 jaar in Kortrijk appartement > goal=rent in=courtrai rest=1 jaar type=2
app te huur na 1 maart in Genk > goal=rent in=genk rest=na 1 maart type=2
momenteel op zoek naar huis in Bree > in=bree rest=momenteel type=4
huurder zoekt appartement in Halle > goal=rent in=hal type=2
vriend en ik zoeken huis te huur in Diest > goal=rent in=diest rest=vriend type=4
ik werk thuis, zoek huis met bureau in Zottegem > in=zottegem rest=ik werk thuis text=bureau type=4
parking aan de deur, studio Blankenberge > garage in=blankenberge rest=aan de deur text=studio
ons huis in Aarschot staat te koop, we zoeken een bungalow in Diest > in=diest rest=ons huis in aarschot staat te koop text=bungalow
wij komen van Gent en zoeken iets in Eeklo > in=eeklo rest=wij komen van gent
huur nu een appartement in Berchem, wil kopen in Mortsel > goal=sale in=mortsel rest=huur nu een appartement in berchem
na 12 jaar Londen terug naar België, appartement Brussel > in=04000 rest=na 12 jaar londen terug type=2
huiseigenaar te Tongeren zoekt bouwgrond in Bilzen > in=bilzen in=bilzen in=bilzen rest=huiseigenaar te tongeren type=6
verkocht mijn app in Hasselt en zoek nu huis in Genk > in=genk rest=nu rest=verkocht mijn app in hasselt type=4
wij bezitten een appartement in Knokke en willen een huis in Damme > in=damme rest=wij bezitten een appartement in knokke type=4
onze huurwoning in Temse wordt verkocht, zoeken huis in Sint-Niklaas > in=saint-nicolas rest=onze huurwoning in temse wordt verkocht type=4
mijn schoonouders hebben een hoeve in Peer, wij zoeken bouwgrond in Bree > in=bree rest=mijn schoonouders hebben een hoeve in peer type=6
ik verlaat Leuven en zoek appartement in Tienen > in=tirlemont rest=ik verlaat leuven type=2
wij huurden vroeger in Gent, nu willen wij kopen in Merelbeke > goal=sale in=merelbeke rest=wij huurden vroeger in gent, nu
woning in Hove verkocht, op zoek naar appartement in Kontich > in=kontich rest=woning in hove verkocht type=2
afkomstig van Ieper zoek ik een appartement in Brugge > in=bruges rest=afkomstig van ieper type=2
mijn man werkt in Antwerpen en ik in Gent, huis in Sint-Niklaas > in=saint-nicolas rest=mijn man werkt in antwerpen en ik in gent type=4
wij zitten nu in een klein appartement in Hoboken, graag huis met tuin in Aartselaar > garden in=aartselaar rest=wij zitten nu in een klein appartement in hoboken type=4
mijn zus kocht een huis in Zele, ik wil er ook een in Hamme > in=hamme rest=ook rest=zus kocht een huis in zele
ik verhuis van Mechelen naar Leuven, studio te huur > goal=rent in=louvain rest=ik verhuis van mechelen naar text=studio
onze dochter heeft een appartement in Gent, wij willen een studio in Oostende > in=ostende rest=onze dochter heeft een appartement in gent text=studio
ik woon bij mijn ouders in Beringen en zoek mijn eerste appartement in Hasselt > in=hasselt rest=eerste rest=ik woon bij mijn ouders in beringen type=2
wij verkochten ons huis in Zwevegem, appartement te koop Kortrijk > goal=sale in=courtrai rest=wij verkochten ons huis in zwevegem type=2
huurder in Wilrijk sinds 2018, wil kopen in Edegem > goal=sale in=edegem rest=huurder in wilrijk sinds 2018
ruil mijn appartement in Aalst tegen een huis in Ninove > in=ninove rest=ruil mijn appartement in aalst tegen type=4
huis met huurder in Aalst te koop > goal=sale in=alost rest=met huurder type=4
we huren in Gent en willen kopen in Aalter > goal=sale in=aalter rest=we huren in gent
openingsuren kantoor Namen > in=namur rest=openingsuren kantoor
huis Limburg alleenstaand > in=70000 text=alleenstaand type=4
mijn man is van Gent, we zoeken een huis in Lokeren > in=lokeren rest=mijn man is van gent type=4
we willen een huis bouwen en zoeken grond in Balen > in=balen type=6
chalet in Durbuy dat we ook kunnen verhuren > in=durbuy rest=ook kunnen verhuren text=chalet
`;
