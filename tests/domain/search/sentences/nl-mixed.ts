/** Dutch sentences with several numbers, words for land beside a home, greetings, quarters and other forms of words. */
export const DUTCH_MIXED = `
bouwgrond tussen 500 en 800 m2 > land=500 type=6
huis te koop tussen 120 en 180 m2 > area=120 goal=sale type=4
magazijn 4000 tot 9000 m2 > area=4000 type=7
huis tussen 500 en 800 per maand > goal=rent max=800 min=500 type=4
grond van 500 tot 800 m² > land=500 type=6
appartement van 100 tot 120 m² kopen > area=100 goal=sale type=2
perceel van minstens 1500 m² met woning > land=1500 type=4
perceel min 1000 m2, huren, 120 m² > area=120 goal=rent land=1000
woning 800 m² perceel 150 m² bewoonbaar > area=150 land=800 type=4
geen tuin, appartement min 90 m² > !garden area=90 type=2
met tuin en garage kantoor te koop > garage garden goal=sale type=5
iets met tuin en kantoor > garden text=kantoor
EPC C minimum appartement 900 euro > epc=c goal=rent max=900 type=2
huis 9000 tot 275.000 > in=gand max=275000 type=4
huis te koop max 1200 euro > goal=sale rest=1200 euro type=4
te koop bouwgrond max 9000 euro > goal=sale max=9000 type=6
appartement te koop 950 euro > goal=sale rest=950 euro type=2
wijk zurenborg > in=anvers
gent dampoort ledeberg > in=gand in=ledeberg
maximum 2 km van station leuven > near=louvain/2 rest=station
halve hectare grond > land=5000 type=6
zijn er appartementen te koop in aalst > goal=sale in=alost type=2
goeiedag, hebt u iets in zaventem > in=zaventem
wat kan ik kopen voor 200000 > goal=sale max=200000
huis m/tuin > garden type=4
appartementje met balkonnetje > text=balkon type=2
3 kamertjes > beds=3
rijhuizen gent > in=gand text=rijhuis type=4
kastelen > text=kasteel
3 of meer slaapkamers > beds=3
3 of minder slaapkamers > rest=3 of minder slaapkamers
gent omgeving 300k > max=300000 near=gand/10
gent of omgeving van 700 tot 900 € > goal=rent max=900 min=700 near=gand/10
huis 3 slaapkamers max prijs 300.000 > beds=3 max=300000 type=4
bewoonbare oppervlakte 90 m² huur 900 > area=90 goal=rent max=900
prijs max: 250.000 slaapkamers: 3 > beds=3 max=250000
oppervlakte min 90 eengezinswoning > area=90 type=4
te koop oppervlakte min 90 tot 275k > area=90 goal=sale max=275000
epc lager dan 200 350 000 max > epcMax=200 max=350000
handelslokaal hasselt > in=hasselt type=7
alvast bedankt, huis aalst > in=alost type=4
hoei > in=huy
appartement te koop tussen 80 en 120 m² Gent > area=80 goal=sale in=gand type=2
villa tussen 250 en 400 m² Brasschaat > area=250 in=brasschaat type=4
kantoor te huur tussen 100 en 300 m² > area=100 goal=rent type=5
grond tussen 500 m² en 800 m² > land=500 type=6
loods 4000-5000 m² Genk > area=4000 in=genk type=7
perceel 1000 m², villa Schoten > in=schoten land=1000 type=4
15 are, huis Bree > in=bree land=1500 type=4
bouwgrond 800 m² of huis > land=800 type=4 type=6
grond 2000 m² met hoeve > land=2000 text=hoeve
huis tuin, terras, 140 m² > area=140 garden terrace type=4
met lift, kantoor Gent > in=gand lift type=5
appartement met bureau en terras > terrace text=bureau type=2
EPC B minimum, appartement 250.000 > epc=b max=250000 type=2
EPC A minimum 2 slaapkamers > beds=2 epc=a
EPC C max 300.000 > epc=c max=300000
villa 2970 tot 900.000 > in=schilde max=900000 type=4
huis 9300 tot 300.000 > in=alost max=300000 type=4
appartement 9000 € 180.000 > in=gand max=180000 type=2
studio 3000 €700 > goal=rent in=louvain max=700 text=studio
Gent 9000-9030 > in=gand in=gand in=mariakerke
huis 450 000 210 m² 5 slpk > area=210 beds=5 max=450000 type=4
app max 1 100 85 m² > area=85 goal=rent max=1100 type=2
slaapkamers: 2 275 000 > beds=2 max=275000
villa te koop 2000 € > goal=sale rest=2000 € type=4
aankoop max 1500 euro appartement > goal=sale rest=1500 euro type=2
huis te koop 900 euro per maand > goal=sale rest=900 euro per maand type=4
Antwerpen Zurenborg Berchem > in=anvers in=berchem
Oostende Vuurtorenwijk > in=ostende
wijk Dampoort Gent > in=gand
deelgemeente Heverlee > in=heverlee
rustige buurt in Gent > in=gand rest=rustige buurt
3 km van het station van Gent > near=gand/3 rest=station
1 km van het centrum van Mechelen > near=malines/1 rest=centrum
hebben jullie huizen in Lier? > in=lierre type=4
is er een studio te huur in Hasselt > goal=rent in=hasselt text=studio
goedemorgen, heeft u een villa in Schilde > in=schilde type=4
bedankt, appartement Knokke > in=knokke type=2
huis m. garage > garage type=4
appartement m tuin Gent > garden in=gand type=2
villaatje aan zee > in=coast type=4
landhuizen > text=landhuis type=4
herenhuizen Gent > in=gand text=herenhuis type=4
duplexen Antwerpen > in=anvers text=duplex
terrasje en tuintje > garden terrace
2 of meer slaapkamers Aalst > beds=2 in=alost
4 en meer slaapkamers > beds=4
2 of meer badkamers > rest=2 of meer badkamers
Aalst en omgeving 900 euro > goal=rent max=900 near=alost/10
Leuven of omgeving 400.000 > max=400000 near=louvain/10
Hasselt en omstreken max 300k > max=300000 near=hasselt/10
2 slaapkamers max budget 900 > beds=2 goal=rent max=900
4 slk max. prijs 500k > beds=4 max=500000
1 hectare max prijs 200.000 > land=10000 max=200000
oppervlakte 120 m² Gent 900 huur > area=120 goal=rent in=gand max=900
te huur opp 80 m² 2 slpk 850 > area=80 beds=2 goal=rent max=850
500 000 slaapkamers: 4 > beds=4 max=500000
4 slaapkamers minimum 450.000 > beds=4 max=450000
900 max. 2 slaapkamers Gent > beds=2 goal=rent in=gand max=900
budget 300.000 min. 100 m² > area=100 max=300000
slaapkamers: 2 min. 70 m² > area=70 beds=2
EPC B of C Brugge > epc=c in=bruges
oppervlakte min 60 studio > area=60 text=studio
EPC max 100 275 000 euro > epcMax=100 max=275000
commercieel gelijkvloers Gent > in=gand type=7
TE HUUR STUDIO ANTWERPEN MAX 650 > goal=rent in=anvers max=650 text=studio
huisje tuintje Gent > garden in=gand type=4
2 slk app gelijkvl. tuin Deurne > beds=2 garden in=deurne in=deurne text=gelijkvloers type=2
huis m/tuin, 3 slk, Aalst of omgeving > beds=3 garden near=alost/10 type=4
koopwoning Mechelen tot 400.000 > goal=sale in=malines max=400000 type=4
huurhuis Leuven > goal=rent in=louvain type=4
huurappartement Brugge 2 slpk > beds=2 goal=rent in=bruges type=2
koopappartement aan zee > goal=sale in=coast type=2
villa met zwembad en min 4 slaapkamers Schoten/Brasschaat > beds=4 in=brasschaat in=schoten text=zwembad type=4
woning 3 slpkrs EPC onder 200 Roeselare > beds=3 epcMax=200 in=roulers type=4
bungalow gelijkvloers 9300 > in=alost text=bungalow text=gelijkvloers
loft of penthouse in Antwerpen zuid > in=anvers rest=penthouse type=2
opbrengsteigendom met 4 appartementen > rest=4 appartementen type=3
bedrijfsgebouw 2000m2 met kantoren Kortrijk > area=2000 in=courtrai text=kantoren type=7
grond zonder bouwverplichting Lommel > in=lommel rest=zonder bouwverplichting type=6
vakantiehuis Durbuy 6 personen > in=durbuy rest=6 personen text=vakantiehuis type=4
huis Oostende 8400 350.000 max, 3slpks > beds=3 in=ostende max=350000 type=4
woning in de buurt van Brussel onder de 400k > max=400000 near=bruxelles/10 type=4
2 badkamers 4 slaapkamers huis Hasselt > beds=4 in=hasselt rest=2 badkamers type=4
nieuwbouwwoning BEN Ninove > in=ninove new rest=ben type=4
Waregem/Kortrijk/Kuurne appartement min 90m² > area=90 in=courtrai in=kuurne in=waregem type=2
huis Geel<350000 > in=geel max=350000 type=4
huis 3+ slaapkamers > beds=3 type=4
bungalow of chalet > rest=bungalow of chalet
appartement terras van 40 m² Gent > in=gand rest=40 m2 terrace type=2
app terras 12m² 95m² Leuven > area=95 in=louvain rest=12m2 terrace type=2
appartement 95 m² met balkon > area=95 text=balkon type=2
20 m² terras > rest=20 m2 terrace
2 onder 1 kap Maasmechelen > in=maasmechelen text=halfopen
twee-onder-een-kap > text=halfopen
Jong koppel zoekt instapklare woning met 3 slaapkamers en tuin in regio Aalst, max 350.000 euro > beds=3 garden max=350000 near=alost/10 rest=instapklare type=4
Te huur gevraagd: appartement 2 slpk met garage Hasselt max 950 > beds=2 garage goal=rent in=hasselt max=950 rest=gevraagd type=2
huis 3slpk 2bdk garage tuin Dilbeek 450K > beds=3 garage garden in=dilbeek max=450000 rest=2bdk type=4
app 95m² terras 12m² Leuven 1200/mnd > area=95 goal=rent in=louvain max=1200 rest=12m2 terrace type=2
grond 20 m breed Lokeren > in=lokeren rest=20 m breed type=6
huis bouwjaar na 2000 Herent > in=herent rest=bouwjaar na 2000 type=4
appartement 2de verdieping met lift Oostende > in=ostende lift rest=2de verdieping type=2
kot 18m² Gent 400 all in > area=18 goal=rent in=gand max=400 text=kot
garage te koop Gent 20000 > goal=sale in=gand max=20000 text=garage
parkeerplaats Antwerpen 100 euro per maand > goal=rent in=anvers max=100 text=parkeerplaats
hoeve op 1ha Diksmuide max 600.000 > in=dixmude land=10000 max=600000 text=hoeve
moderne villa 4 slpk met dressing Keerbergen 900k > beds=4 in=keerbergen max=900000 rest=dressing rest=moderne type=4
Woning te koop in Beveren-Waas, Sint-Niklaas of Temse met minstens 4 slaapkamers > beds=4 goal=sale in=beveren in=saint-nicolas in=tamise type=4
3 slk, 1 bdk, 120 m², tuin 200 m², 1100 € / maand, Genk > area=120 beds=3 garden goal=rent in=genk land=200 max=1100 rest=1 bdk
kantoor 80m² parking Mechelen max 1000 > area=80 garage goal=rent in=malines max=1000 type=5
nieuwbouw app 6% btw Roeselare oplevering 2027 > in=roulers new rest=6% btw rest=oplevering 2027 type=2
HUREN HUIS TIENEN 3SLPK TUIN 1000EUR > beds=3 garden goal=rent in=tirlemont max=1000 type=4
Knokke-Heist zeedijk app 2 slpk 750k > beds=2 in=knokke-heist max=750000 rest=zeedijk type=2
Luik huis > in=liege type=4
Bergen appartement > in=mons type=2
Doornik, Moeskroen of Komen huis met tuin > garden in=comines in=mouscron in=tournai type=4
Elsene 1050 app 1 slpk gemeubeld 1100 > beds=1 furnished goal=rent in=ixelles max=1100 type=2
woning 200 vierkante meter Turnhout > area=200 in=turnhout type=4
drie slaapkamers en een garage in Heusden-Zolder of Beringen > beds=3 garage in=beringen in=heusden-zolder
halfopen woning Lede tot 320.000 euro EPC max 300 > epcMax=300 in=lede max=320000 text=halfopen type=4
huis zonder overburen Geel > in=geel rest=zonder overburen type=4
serviceflat voor 65+ Kortrijk > in=courtrai rest=65 type=2
huizen onder 250.000 in Limburg met zonnepanelen > in=70000 max=250000 text=zonnepanelen type=4
huis 350.000,- > max=350000 type=4
huis € 350.000,= > max=350000 type=4
huis 350.000 euro max > max=350000 type=4
huis max. € 350.000 > max=350000 type=4
huis tot 350 000 > max=350000 type=4
huis 350 dzd > max=350000 type=4
huis 350 duizend > max=350000 type=4
huis 1.2 mio > max=1200000 type=4
huis 1,25 miljoen > max=1250000 type=4
huis maximum 350 > max=350000 type=4
huis 3 à 400.000 > max=400000 rest=3 type=4
app 1.200 euro/mnd > goal=rent max=1200 type=2
app 1200pm > goal=rent max=1200 type=2
app 1200 p.m. > goal=rent max=1200 type=2
huis 3 slpk 350 > beds=3 rest=350 type=4
3 slpk. > beds=3
3-slpk app > beds=3 type=2
3slk+bureau > beds=3 text=bureau
2 à 3 slaapkamers > beds=2
2 a 3 slpk > beds=2
min 3 slk > beds=3
3slpk min > beds=3
1slpk-app > beds=1 type=2
kamer te huur Gent > goal=rent in=gand rest=kamer
slaapkamer op gelijkvloers > rest=slaapkamer text=gelijkvloers
extra slaapkamer > rest=extra slaapkamer
3 ruime slaapkamers > beds=3 rest=ruime
woning 3 slpk bureau garage > beds=3 garage text=bureau type=4
appartement 2 slk, bureau, terras > beds=2 terrace text=bureau type=2
3 volwaardige slaapkamers > beds=3 rest=volwaardige
huis tuin bureau garage > garage garden text=bureau type=4
huis 3 slpk magazijn > beds=3 text=magazijn type=4
huis met tuin, loods > garden text=loods type=4
woning 4 slk kantoor 450k > beds=4 max=450000 text=kantoor type=4
Gent 9000 m² > area=9000 in=gand
app Antwerpen 2000 euro > goal=rent in=anvers max=2000 type=2
app Antwerpen 2000 > in=anvers type=2
10km rond Gent > near=gand/10
Gent 10 km > near=gand/10
Gent + 10 km > near=gand/10
niet verder dan 10 km van Gent > near=gand/10 rest=niet verder dan
tussen Gent en Brugge > in=bruges in=gand
ten zuiden van Gent > in=gand rest=ten zuiden
Groot-Antwerpen > in=anvers rest=groot
Groot Gent > in=gand rest=groot
randgemeenten Brussel > in=04000 rest=randgemeenten
postcode 9000 > in=gand
9000, 9050 of 9040 > in=gand in=gand in=gand in=gentbrugge in=ledeberg in=sint-amandsberg
Leuven/Herent/Kessel-Lo > in=herent in=kessel-lo in=louvain
Antwerpen stad > in=anvers rest=stad
centrum Gent > in=gand rest=centrum
Gent centrum > in=gand rest=centrum
in het centrum van Gent > in=gand rest=centrum
vlakbij Gent > near=gand/10
2000-2018 appartement > in=anvers in=anvers type=2
3000 en 3010 huis > in=kessel-lo in=louvain in=louvain type=4
huur 1100 tot 1250 > goal=rent max=1250 min=1100
huis nog beschikbaar Lier > available in=lierre type=4
verkochte huizen Mechelen > !available in=malines type=4
geen verkochte panden > available
huis niet verkocht Aalst > available in=alost type=4
lijfrente appartement kust > in=coast type=2 viager
verhuurd appartement te koop Gent > goal=sale in=gand rest=verhuurd type=2
nieuwbouwproject Roeselare > in=roulers new
recente woning Ninove > in=ninove rest=recente type=4
gemeubelde studio korte termijn Leuven > furnished goal=rent in=louvain rest=korte termijn text=studio
ongemeubeld 1 slpk Elsene > !furnished beds=1 goal=rent in=ixelles
tuin en/of terras Gent > in=gand rest=tuin en/of terras
twee garages > rest=twee text=garages
geen garage en geen tuin > !garage !garden
lift verplicht > lift rest=verplicht
EPC A tot C Leuven > epc=c in=louvain
geen EPC F > epc=e
EPC < 200 > epcMax=200
kWh max 150 > epcMax=150
3 slaapkmers gnet > beds=3 rest=gnet
te koopp huis bergen > goal=sale in=mons type=4
maison te koop Antwerpen avec jardin > garden goal=sale in=anvers type=4
garagebox of staanplaats Oostende > in=ostende rest=garagebox of staanplaats
huis met inwoonmogelijkheid > rest=inwoonmogelijkheid type=4
zorgwoning Lokeren > in=lokeren rest=zorgwoning type=4
huis met praktijkruimte > rest=praktijkruimte type=4
kWh/m² onder 200 > epcMax=200
rijhuis of halfopen > rest=rijhuis of halfopen type=4
appartement of herenhuis Gent > in=gand rest=herenhuis type=2 type=4
herenhuis of rijwoning Gent > in=gand rest=herenhuis of rijwoning type=4
huis of appartement Gent > in=gand type=2 type=4
appartement/huis > type=2 type=4
studio of kot Leuven > goal=rent in=louvain rest=studio of kot
balkon of terras > rest=balkon of terras
garage of carport > rest=garage of carport
huis met garage of carport > garage type=4
nieuwbouw of te renoveren > rest=nieuwbouw of te renoveren
villa of landhuis > rest=landhuis type=4
bouwgrond of huis Lier > in=lierre type=4 type=6
loods of grond > type=6 type=7
studio of appartement 1 slpk > beds=1 rest=studio type=2
gemeubeld of niet > goal=rent rest=gemeubeld of niet
studio of 1 slaapkamer Gent > in=gand rest=studio of 1 slaapkamer type=2
huis 6 m breed > rest=6 m breed type=4
gevel 7 m > rest=gevel 7 m
gevelbreedte 7m > rest=gevelbreedte 7m
perceel 12m breed > rest=12m breed type=6
villa 2M Knokke > in=knokke max=2000000 type=4
villa tot 3m > max=3000000 type=4
villa 1,2m > max=1200000 type=4
Brusselsesteenweg Gent > in=gand rest=brusselsesteenweg
stwg op Brussel > rest=stwg op brussel
Naamsestraat 12 Leuven > in=louvain rest=naamsestraat 12
Mechelsesteenweg Antwerpen > in=anvers rest=mechelsesteenweg
Gentsesteenweg 100 Aalst > in=alost rest=gentsesteenweg 100
huis vrij binnen 3 maanden > rest=3 maanden rest=vrij type=4
beschikbaar over een maand > available rest=een maand
huis vrij volgende maand > rest=vrij volgende maand type=4
huis 6 pers > rest=6 pers type=4
3 wc > rest=3 wc
op 500 m van station > rest=500 m rest=station
huis van 1930 > rest=1930 type=4
leefruimte van 50 m² huis > rest=50 m2 rest=leefruimte type=4
garage van 40m² huis 180m² > area=180 garage rest=40m2 type=4
`;
