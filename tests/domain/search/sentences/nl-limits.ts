/** Dutch sentences with upper bounds, years, amounts that are no price, exclusions and availability, as typed and as dictated. */
export const DUTCH_LIMITS = `
huis drie slaapkamers gent maximaal driehonderdvijftigduizend euro > beds=3 in=gand max=350000 type=4
appartement te huur leuven achthonderd euro per maand > goal=rent in=louvain max=800 type=2
maximum 2 slaapkamers appartement Oostende > in=ostende rest=maximum 2 slaapkamers type=2
huis niet groter dan 120 m² > rest=niet groter dan 120 m2 type=4
niet meer dan drie slaapkamers huis Mechelen > in=malines rest=niet meer dan drie slaapkamers type=4
hoogstens 2 badkamers > rest=hoogstens 2 badkamers
bouwgrond minstens 6 are Aarschot > in=aarschot land=600 type=6
bouwgrond kleiner dan 5 are in Lier > in=lierre rest=kleiner dan 5 are type=6
huis gebouwd na 2010 Hasselt > in=hasselt rest=gebouwd na 2010 type=4
na 2010 gebouwd > rest=na 2010 gebouwd
bouwjaar 2015 of later appartement Aalst > in=alost rest=bouwjaar 2015 rest=later type=2
woning van voor 1950 te renoveren Ninove > in=ninove rest=1950 text=te renoveren type=4
nieuwbouw minder dan 5 jaar oud Genk > in=genk new rest=minder dan 5 jaar oud
gerenoveerd in 2020 rijhuis Turnhout > in=turnhout rest=gerenoveerd in 2020 text=rijhuis type=4
direct beschikbaar appartement huren Antwerpen > available goal=rent in=anvers type=2
vrij vanaf 1 maart studio Brugge > in=bruges rest=1 maart rest=vrij text=studio
beschikbaar 1 januari 2027 huis te huur Kortrijk > available goal=rent in=courtrai rest=1 januari 2027 type=4
korte termijn huren gemeubeld Brussel > furnished goal=rent in=04000 rest=korte termijn
kamer te huur voor student Gent > goal=rent in=gand rest=kamer rest=student
cohousing Antwerpen > in=anvers text=cohousing
kot Leuven max 450 inclusief kosten > goal=rent in=louvain max=450 text=kot
inclusief kosten 850 appartement Roeselare > goal=rent in=roulers max=850 type=2
950 alles inbegrepen appartement Deinze > goal=rent in=deinze max=950 type=2
huur 800 + 100 provisie Sint-Niklaas > goal=rent in=saint-nicolas max=800 rest=100 provisie
we hebben 250 tot 300 huis Aarschot > in=aarschot max=300000 min=250000 type=4
budget van 300 huis Tienen > in=tirlemont max=300000 type=4
budget 400k villa Keerbergen > in=keerbergen max=400000 type=4
ik verdien 2500 euro per maand en zoek een appartement in Gent > in=gand rest=ik verdien 2500 euro per maand type=2
garagebox te koop Deurne > goal=sale in=deurne in=deurne text=garagebox
staanplaats te huur Antwerpen Zuid > goal=rent in=anvers text=staanplaats
garage huren Etterbeek 100 euro > goal=rent in=etterbeek max=100 text=garage
opslagruimte te huur Wetteren 200m2 > area=200 goal=rent in=wetteren type=7
magazijn met kantoor Zaventem > in=zaventem text=kantoor type=7
winkel te huur Meir Antwerpen > goal=rent in=anvers rest=meir type=7
landbouwgrond te koop Haspengouw > goal=sale in=73000 type=6
weiland West-Vlaanderen > in=30000 type=6
bos te koop Limburg > goal=sale in=70000 rest=bos
bosgrond Ardennen > in=ardennes type=6
industriegrond Genk 5000 m² > in=genk land=5000 type=6
recreatiegrond met chalet Lommel > in=lommel text=chalet type=6
vakantiehuis Durbuy > in=durbuy text=vakantiehuis type=4
tweede verblijf aan zee > in=coast text=tweede verblijf
assistentiewoning Knokke > in=knokke text=assistentiewoning
serviceflat te koop Blankenberge max 150000 > goal=sale in=blankenberge max=150000 type=2
huis met warmtepomp en zonnepanelen Zwijnaarde > in=zwijnaarde text=warmtepomp text=zonnepanelen type=4
EPC max C woning Beveren > epc=c in=beveren in=beveren type=4
EPC label A of B Hasselt appartement > epc=b in=hasselt type=2
epc lager dan 200 huis Dilbeek > epcmax=200 in=dilbeek type=4
passiefhuis Lokeren > in=lokeren text=passiefhuis type=4
elektrische verwarming niet gewenst > rest=elektrische verwarming niet gewenst
dichtbij zee appartement > near=coast/10 type=2
vlak bij station Gent-Sint-Pieters > in=gand rest=station
op wandelafstand van het station Leuven > in=louvain rest=op wandelafstand rest=station
huis tussen Gent en Antwerpen > in=anvers in=gand type=4
binnen 20 km van Mechelen villa > near=malines/20 type=4
10 km rond Leuven huis 3 slpk > beds=3 near=louvain/10 type=4
langs de E40 loods > rest=e40 rest=langs type=7
grens Nederland huis Essen > in=essen rest=grens nederland type=4
Bergen huis te koop > goal=sale in=mons type=4
Namen appartement 2 slk > beds=2 in=namur type=2
huis As 3 slaapkamers > beds=3 in=as type=4
huis in As > in=as type=4
Halle gelijkvloers appartement > in=hal text=gelijkvloers type=2
Zele woning met tuin > garden in=zele type=4
Luik appartement > in=liege type=2
Doornik huis > in=tournai type=4
Nijvel villa > in=nivelles type=4
Waver huis 4 slpk > beds=4 in=wavre type=4
Terhulpen villa > in=la hulpe type=4
Eigenbrakel appartement > in=braine-l’alleud type=2
Hoei huis > in=huy type=4
Moeskroen rijwoning > in=mouscron text=rijwoning type=4
Elsene duplex met terras > in=ixelles terrace text=duplex
Ukkel herenhuis 4 slpk > beds=4 in=uccle text=herenhuis type=4
Vorst appartement 2 kamers > beds=2 in=forest type=2
St-Joost studio > in=saint-josse-ten-noode text=studio
Sint Pieters Woluwe huis 3 slaapkamers > beds=3 in=woluwe-saint-pierre type=4
schaerbeek apartement te huur > goal=rent in=schaerbeek type=2
huis of appartement Vilvoorde > in=vilvorde type=2 type=4
2 of 3 slaapkamers appartement Berchem > beds=2 in=berchem in=berchem type=2
alles behalve appartementen Ieper > in=ypres rest=alles rest=behalve appartementen
geen appartement huis Diest > in=diest rest=geen appartement type=4
geen gelijkvloers appartement Brugge > in=bruges rest=geen gelijkvloers type=2
Vlaams-Brabant behalve Leuven huis > in=20001 rest=behalve leuven type=4
zonder tuin huis Ronse > !garden in=renaix type=4
niet gemeubeld appartement te huur Gent > !furnished goal=rent in=gand type=2
huisdieren toegelaten huren Mechelen > goal=rent in=malines rest=huisdieren toegelaten
penthouse met lift en garage Hasselt > garage in=hasselt lift text=penthouse
bel-etage woning Wilrijk > in=wilrijk text=bel-etage type=4
opbrengsteigendom Gent drie appartementen > in=gand rest=drie appartementen type=3
huis 3 slpk 2 badk garage tuin zuidgericht > beds=3 garage garden rest=2 badk rest=zuidgericht type=4
bewoonbare oppervlakte min 150 m2 perceel 10 are > area=150 land=1000
tussen 100 en 150 m² appartement Deurne > area=100 in=deurne in=deurne type=2
hoeve met stallen en 2 hectare > land=20000 rest=stallen text=hoeve
Steenweg op Gent huis Aalst > in=alost rest=steenweg op gent type=4
Brusselsesteenweg Gent appartement > in=gand rest=brusselsesteenweg type=2
ik zoek een huis met vier slaapkamers een tuin en een garage in de buurt van Zottegem voor maximaal vierhonderdduizend > beds=4 garage garden max=400000 near=zottegem/10 type=4
tweehonderdvijfenzeventigduizend appartement Herentals > in=herentals max=275000 type=2
huis Brakel of Zottegem of Oudenaarde > in=audenarde in=brakel in=zottegem type=4
duizend euro huur per maand huis met tuin Lede > garden goal=rent in=lede max=1000 type=4
Puurs-Sint-Amands of Bornem bungalow > in=bornem in=puers-saint-amand text=bungalow
appartement 95m2 lift terras dijk Middelkerke > area=95 in=middelkerke lift rest=dijk terrace type=2
te koop kleine woning max 100m2 Dendermonde > goal=sale in=termonde rest=kleine rest=max 100m2 type=4
lijfrente huis Brugge > in=bruges type=4 viager
huis max 3 slpk > rest=max 3 slpk type=4
3 slaapkamers maximum huis > rest=3 slaapkamers maximum type=4
appartement kleiner als 80 m2 > rest=kleiner als 80 m2 type=2
huis groter dan 150 m² > area=150 type=4
huis van minder dan 100 m2 > rest=minder dan 100 m2 type=4
niet meer dan 2 badkamers > rest=niet meer dan 2 badkamers
perceel niet groter dan 5 are > rest=niet groter dan 5 are type=6
tuin van hoogstens 300 m2 huis > garden rest=hoogstens 300 m2 type=4
oppervlakte maximaal 120 > rest=maximaal 120
tot 3 slaapkamers > rest=tot 3 slaapkamers
minder dan 3 slaapkamers appartement > rest=minder dan 3 slaapkamers type=2
100 m² of minder > rest=100 m2 of minder
huis max 120m2 max 250000 > max=250000 rest=max 120m2 type=4
bewoonbare oppervlakte kleiner dan 150 m2 > rest=kleiner dan 150 m2
niet te groot huis > rest=niet te groot type=4
geen groot huis > rest=geen groot type=4
appartement liefst niet groter dan 100m² > rest=niet groter dan 100m2 type=2
huis met hooguit 3 kamers > rest=hooguit 3 kamers type=4
hooguit 300000 euro huis > max=300000 type=4
huis gebouwd tussen 1960 en 1980 > rest=gebouwd tussen 1960 en 1980 type=4
bouwjaar 1990 - 2000 huis > rest=bouwjaar 1990 - 2000 type=4
bouwjaar tussen 1990 en 2000 huis > rest=bouwjaar tussen 1990 en 2000 type=4
huis bouwjaar vanaf 2000 > rest=bouwjaar vanaf 2000 type=4
gerenoveerd in 2018 huis > rest=gerenoveerd in 2018 type=4
huis uit 1970 > rest=uit 1970 type=4
huis jaren 70 > rest=jaren 70 type=4
huis uit de jaren 30 > rest=jaren 30 rest=uit type=4
bouwjaar min 2000 max 2010 > rest=bouwjaar min 2000 max 2010
bouwjaar na 1980 en epc b > epc=b rest=bouwjaar na 1980
appartement uit 2000 > rest=uit 2000 type=2
ouder dan 50 jaar huis > rest=ouder dan 50 jaar type=4
niet ouder dan 10 jaar > rest=niet ouder dan 10 jaar
jonger dan 20 jaar appartement > rest=jonger dan 20 jaar type=2
ik verdien 2000 netto en zoek studio > rest=ik verdien 2000 netto text=studio
inkomen 3000 euro appartement huren > goal=rent rest=inkomen 3000 euro type=2
waarborg 2 maanden huur 800 > goal=rent max=800 rest=waarborg 2 maanden
huurwaarborg 1600 appartement > rest=huurwaarborg 1600 type=2
huur 800 kosten 100 > goal=rent max=800 rest=kosten 100
800 euro + 75 euro kosten > goal=rent max=800 rest=75 euro kosten
800 + 50 provisie > goal=rent max=800 rest=50 provisie
huur 850 + kosten > goal=rent max=850 rest=kosten
eigen inbreng 40000 huis > rest=eigen inbreng 40000 type=4
met 60000 spaargeld huis > rest=60000 spaargeld type=4
maandlast 1000 huis > rest=maandlast 1000 type=4
kadastraal inkomen 800 > rest=kadastraal inkomen 800
KI 745 huis > rest=ki 745 type=4
6% btw nieuwbouw > new rest=6% btw
huis 300000 registratierechten inbegrepen > max=300000 rest=registratierechten inbegrepen type=4
400 per week vakantiehuis > goal=rent rest=400 per week text=vakantiehuis type=4
80 per nacht > goal=rent rest=80 per nacht
samen verdienen we 4500 > rest=samen verdienen we 4500
syndickosten max 100 > rest=syndickosten max 100
huis met paardenboxen > rest=paardenboxen type=4
paardenstallen en weide > rest=paardenstallen type=6
tuin niet gewenst appartement > rest=tuin niet gewenst type=2
appartement ongewenst huis > rest=appartement ongewenst type=4
gelijkvloers niet gewenst > rest=gelijkvloers niet gewenst
liever geen tuin > !garden
akkerland te koop > goal=sale type=6
landbouwgronden > type=6
weekendgrond > type=6
epc niet slechter dan C > epc=c
epc minimaal c > epc=c
epc lager dan c > epc=c
huis met minstens 3 en maximum 4 slaapkamers > beds=3 rest=maximum 4 slaapkamers type=4
huis min 3 max 5 slaapkamers > beds=3 rest=max 5 slaapkamers type=4
verbouwd 2000 Antwerpen > in=anvers rest=verbouwd
huis gerenoveerd 9000 Gent > in=gand rest=gerenoveerd type=4
appartement 750 kosten inbegrepen > goal=rent max=750 type=2
appartement 750 zonder kosten > goal=rent max=750 rest=zonder kosten type=2
appartement 200000 lage kosten > max=200000 rest=lage kosten type=2
kosten koper huis 300000 > max=300000 rest=kosten koper type=4
huur 1000 Brussel > goal=rent in=bruxelles
huur 9000 Gent > goal=rent in=gand
te huur 1000 > goal=rent in=bruxelles
Borgloon huis > in=looz type=4
borg 1000 huur 500 > goal=rent max=500 rest=borg 1000
3 maanden waarborg studio Gent > in=gand rest=3 maanden waarborg text=studio
appartement 2 slpk 1 bureau 850 euro 50 euro kosten > beds=2 goal=rent max=850 rest=50 euro kosten text=bureau type=2
niet groter dan 3 slaapkamers en onder 250000 > max=250000 rest=niet groter dan 3 slaapkamers
groter dan 3 slaapkamers > beds=3
meer dan 3 slaapkamers > beds=4
huis met drie of vier slaapkamers en minstens 10 are grond in Lubbeek > beds=3 in=lubbeek land=1000 type=4
appartement te huur Gent centrum max 950 euro exclusief kosten > goal=rent in=gand max=950 rest=centrum type=2
zoek studio of klein appartement Leuven tot 700 euro > goal=rent in=louvain max=700 rest=studio of klein type=2
woning met praktijkruimte Oudenaarde > in=audenarde rest=praktijkruimte type=4
huis van maximum 250000 met minimum 2 slaapkamers Geraardsbergen > beds=2 in=grammont max=250000 type=4
te renoveren hoeve met minstens 1 hectare > land=10000 text=hoeve text=te renoveren
bouwgrond tussen 5 en 8 are Kortenberg > in=kortenberg land=500 type=6
appartement op de derde verdieping met lift Nieuwpoort > in=nieuport lift rest=derde verdieping type=2
villa met zwembad niet duurder dan 900000 Sint-Martens-Latem > in=sint-martens-latem max=900000 text=zwembad type=4
woning bouwjaar 1990 tot 2005 Bonheiden > in=bonheiden rest=bouwjaar 1990 tot 2005 type=4
verhuurd appartement te koop huur 750 per maand > goal=sale rest=huur 750 per maand rest=verhuurd type=2
huis op 5 minuten van station Mechelen > in=malines rest=5 minuten rest=station type=4
appartement 2 slpk vanaf 70m2 Hasselt > area=70 beds=2 in=hasselt type=2
appartement van max 15 jaar oud Roeselare > in=roulers rest=max 15 jaar oud type=2
loft Gent 2de verdieping > in=gand rest=2de verdieping type=2
garage + appartement Knokke dijk > garage in=knokke rest=dijk type=2
gemeubelde studio per maand 650 Etterbeek > furnished goal=rent in=etterbeek max=650 text=studio
woonst Haacht of Keerbergen of Rotselaar 450.000 > in=haacht in=keerbergen in=rotselaar max=450000
500000 euro budget villa Tervuren of Overijse > in=overijse in=tervuren max=500000 type=4
rijwoning zonder renovatiewerken > rest=zonder renovatiewerken text=rijwoning type=4
energiezuinig huis label b of beter Maldegem > epc=b in=maldegem rest=energiezuinig type=4
energiescore onder 150 Zoersel > epcmax=150 in=zoersel
appartement dat niet op het gelijkvloers ligt Deurne > in=deurne in=deurne rest=niet op het gelijkvloers ligt type=2
liefst geen nieuwbouw huis Tielt > !new in=tielt type=4
huis zonder overkant > rest=zonder overkant type=4
4 slaapkamers 2 badkamers dubbele garage Schilde > beds=4 garage in=schilde rest=2 badkamers
driehonderd duizend euro huis Zottegem > in=zottegem max=300000 type=4
negenhonderd euro per maand Mortsel > goal=rent in=mortsel max=900
tweeënhalf miljoen villa > max=2500000 type=4
twee en een half miljoen > max=2500000
één komma twee miljoen villa > max=1200000 type=4
100 m2 minimum 300000 maximum > area=100 max=300000
terras van minstens 12 m2 > rest=12 m2 terrace
opbrengsteigendom huur 2500 per maand Oostende > in=ostende rest=huur 2500 per maand type=3
vanaf maart 2030 appartement Gent > in=gand rest=maart 2030 type=2
huur 900 plus kosten Gent > goal=rent in=gand max=900 rest=kosten
huis maximumprijs 400000 > max=400000 type=4
appartement vanaf 2026 beschikbaar > available rest=vanaf 2026 type=2
huis max 300k budget 400k > max=300000 rest=400k type=4
garage te huur max 75 euro Gent > goal=rent in=gand max=75 text=garage
appartement in een klein appartementsgebouw Gent > in=gand rest=klein appartementsgebouw type=2
woning met 3 tot 4 slaapkamers tussen 300 en 350 duizend Zele > beds=3 in=zele max=350000 min=300000 type=4
appartement huur max 900 + 50 kosten Aalst > goal=rent in=alost max=900 rest=50 kosten type=2
perceel max 1000 m2 Bilzen > in=bilzen in=bilzen in=bilzen rest=max 1000 m2 type=6
rijhuis gerenoveerd in 2015 Gent max 400k > in=gand max=400000 rest=2015 rest=gerenoveerd text=rijhuis type=4
huis met tuin van minstens 500 m² Herent > garden in=herent land=500 type=4
studio te huur 550 euro alles in Gent > goal=rent in=gand max=550 text=studio
huis niet ouder dan 20 jaar Diepenbeek > in=diepenbeek rest=niet ouder dan 20 jaar type=4
villa vanaf 500000 tot 800000 Knokke > in=knokke max=800000 min=500000 type=4
appartement met terras groter dan 10 m² > rest=10 m2 terrace type=2
max 2 verdiepingen huis > rest=max 2 verdiepingen type=4
koppel met inkomen 4000 netto zoekt huis te huur Leuven > goal=rent in=louvain rest=inkomen 4000 netto type=4
weekendhuisje Ardennen 500 per weekend > goal=rent in=ardennes rest=500 per weekend rest=weekendhuisje type=4
handelspand 150 m² huur 1200 per maand Brugge > area=150 goal=rent in=bruges max=1200 type=7
kleinere woning 1 slaapkamer Oostende > beds=1 in=ostende rest=kleinere type=4
appartement 2 slaapkamers 85 m2 bouwjaar 2018 Kortrijk > area=85 beds=2 in=courtrai rest=bouwjaar 2018 type=2
huis 180m2 op 6 are met garage 350000 Deinze > area=180 garage in=deinze land=600 max=350000 type=4
te huur huis 3 slpk 1100 + 40 euro kosten Aarschot > beds=3 goal=rent in=aarschot max=1100 rest=40 euro kosten type=4
maximumprijs 400000 Leuven huis > in=louvain max=400000 type=4
minimum 3 slpk maximum 350.000 Wetteren > beds=3 in=wetteren max=350000
huis te koop vraagprijs tot 300k > goal=sale max=300000 type=4
studio 25 m2 Gent > area=25 in=gand text=studio
appartement max 10 minuten van station Gent > in=gand rest=10 minuten rest=station type=2
nieuwbouw oplevering 2027 Hasselt > in=hasselt new rest=oplevering 2027
huis 1930 art deco Antwerpen > in=anvers rest=1930 art deco type=4
huurwoning voor gezin met 2 kinderen max 1000 > goal=rent max=1000 type=4
1 are grond > land=100 type=6
bouwgrond 500m2 max 150.000 > land=500 max=150000 type=6
te koop huis 3 slpk max 300.000 regio Aalst > beds=3 goal=sale max=300000 near=alost/10 type=4
appartement 2 slpk Antwerpen huur tot 950 > beds=2 goal=rent in=anvers max=950 type=2
bouwgrond 8 are Kontich > in=kontich land=800 type=6
villa 5 slaapkamers zwembad Brasschaat 1,2 miljoen > beds=5 in=brasschaat max=1200000 text=zwembad type=4
huis met 2 garages Ninove > garage in=ninove rest=2 type=4
2e verdiep appartement lift Oostende > in=ostende lift rest=2e verdiep type=2
woning uit 1965 te renoveren Beringen > in=beringen rest=uit 1965 text=te renoveren type=4
loods 1000 m² te huur Willebroek > area=1000 goal=rent in=willebroek type=7
kot Gent 400 euro > goal=rent in=gand max=400 text=kot
appartement Knokke 500.000 tot 700.000 zeezicht > in=knokke max=700000 min=500000 text=zeezicht type=2
starterswoning max 275.000 Aalter > in=aalter max=275000 rest=starterswoning type=4
huis 3 slpks bij station Denderleeuw > beds=3 in=denderleeuw rest=station type=4
10 are bouwgrond max 150k Tienen > in=tirlemont land=1000 max=150000 type=6
gelijkvloers app 1 slpk Kortrijk 700 euro > beds=1 goal=rent in=courtrai max=700 text=gelijkvloers type=2
huis 400.000 euro 4 slpk 2 bdk 8 are > beds=4 land=800 max=400000 rest=2 bdk type=4
huurhuis met tuin Dendermonde max 1100 euro > garden goal=rent in=termonde max=1100 type=4
woning voor 1920 met authentieke elementen Gent > in=gand rest=1920 rest=authentieke elementen type=4
appartement zonder syndic Hasselt > in=hasselt rest=zonder syndic type=2
handelszaak overnemen Leuven 50.000 > in=louvain max=50000 rest=overnemen type=7
nieuwbouwwoning min 150m² Geel > area=150 in=geel new type=4
tuin, niet gewenst, appartement > rest=tuin, niet gewenst type=2
uitgesloten: gelijkvloers > rest=uitgesloten: gelijkvloers
ik wil een appartement kopen in Oostende met zicht op zee onder 300 duizend > goal=sale in=ostende max=300000 text=zicht op zee type=2
te huur appartement met 2 slaapkamers in Sint-Niklaas tussen 750 en 900 > beds=2 goal=rent in=saint-nicolas max=900 min=750 type=2
huis met bijgebouw Maaseik > in=maaseik rest=bijgebouw type=4
studentenkamer Antwerpen 450 > goal=rent in=anvers max=450 text=studentenkamer
bouwgrond zonder bouwverplichting Lommel > in=lommel rest=zonder bouwverplichting type=6
appartement Hasselt 3 slpk 250-300k > beds=3 in=hasselt max=300000 min=250000 type=2
huis Wemmel 5 slaapkamers onder 1 miljoen > beds=5 in=wemmel max=1000000 type=4
kantoor Mechelen station 150 m2 > area=150 in=malines rest=station type=5
driegevelwoning Herzele max 320000 > in=herzele max=320000 text=driegevelwoning type=4
appartement zonder trap > rest=zonder trap type=2
huis in de buurt van Durbuy > near=durbuy/10 type=4
vakantiewoning Bredene niet permanent > in=bredene rest=niet permanent text=vakantiewoning type=4
winkelpand Kortrijk 100m2 huur > area=100 goal=rent in=courtrai type=7
gezinswoning Londerzeel 4 slpks garage tuin 425.000 euro > beds=4 garage garden in=londerzeel max=425000 type=4
huren appartement 2 slpk 1200 > beds=2 goal=rent max=1200 type=2
huis van 1930 en 3 slaapkamers > beds=3 rest=1930 type=4
huis 1950-1970 > rest=1950-1970 type=4
villa 1960 - 1980 Tervuren > in=tervuren rest=1960 - 1980 type=4
bungalow 1955 tot 1975 > rest=1955 tot 1975 text=bungalow
huis te koop 1930-1950 > goal=sale rest=1930-1950 type=4
huis in 1950-1970 > in=kraainem in=wezembeek-oppem type=4
huis 1950 en 1970 > in=kraainem in=wezembeek-oppem type=4
appartement te huur 1900-2000 > goal=rent max=2000 min=1900 type=2
huis een miljoen twee > max=1200000 type=4
huis kwart miljoen > max=250000 type=4
huis driekwart miljoen > max=750000 type=4
villa 1 miljoen 4 slaapkamers > beds=4 max=1000000 type=4
een kamer huren in Gent > goal=rent in=gand rest=kamer
appartement met een kamer te huur > beds=1 goal=rent type=2
één slaapkamer appartement te huur > beds=1 goal=rent type=2
huurpand Gent > goal=rent in=gand
opbrengsteigendom met huurders > rest=met huurders type=3
huis met zittende huurder > rest=met zittende huurder type=4
apartement te huir mechele > goal=rent in=malines type=2
huiz te koop antwerpe > goal=sale in=anvers type=4
sociaal verhuurkantoor Gent > in=gand rest=sociaal verhuurkantoor
huis nieuwe voegen Aalst > in=alost new rest=voegen type=4
brusel appartement > in=04000 type=2
appartement 2000-2020 > in=anvers in=anvers type=2
loft 1910-1930 > rest=1910-1930 type=2
nieuwbouw 2020-2026 Leuven > in=louvain new rest=2020-2026
huis 1 miljoen 500 duizend Lasne > in=lasne max=1500000 type=4
rijhuis 1920-1940 Borgerhout > in=borgerhout rest=1920-1940 text=rijhuis type=4
huis 1 miljoen 2 badkamers > max=1000000 rest=2 badkamers type=4
investeringspand met huurder > rest=met huurder type=3
woning holle weg Tienen > in=tirlemont rest=holle weg type=4
`;
