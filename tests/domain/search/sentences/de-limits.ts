/** German sentences with upper bounds, years, amounts that are no price, exclusions and availability, as typed and as dictated. */
export const GERMAN_LIMITS = `
haus drei schlafzimmer eupen bis dreihundertfünfzigtausend euro > beds=3 in=eupen max=350000 type=4
wohnung zur miete eupen siebenhundert euro im monat > goal=rent in=eupen max=700 type=2
höchstens 2 Zimmer Wohnung Eupen > in=eupen rest=hochstens 2 zimmer type=2
maximal 3 Schlafzimmer Haus Kelmis > in=la calamine rest=maximal 3 schlafzimmer type=4
nicht größer als 100 m² Wohnung > rest=nicht grosser als 100 m2 type=2
weniger als 80 qm Wohnung St. Vith > in=saint-vith rest=weniger als 80 qm type=2
Grundstück mindestens 800 qm Raeren > in=raeren land=800 type=6
Grundstück bis 1000 m² in Lontzen > in=lontzen rest=bis 1000 m2 type=6
Baugrundstück unter 100000 Euro Bütgenbach > in=butgenbach max=100000 type=6
Haus Baujahr nach 2000 Eupen > in=eupen rest=baujahr nach 2000 type=4
Baujahr 1950 bis 1970 > rest=baujahr 1950 bis 1970
Altbau vor 1940 Lüttich > in=liege rest=altbau vor 1940
nicht älter als 10 Jahre Wohnung Eupen > in=eupen rest=10 jahre rest=nicht alter type=2
saniert 2020 Haus Malmedy > in=malmedy rest=saniert 2020 type=4
sofort frei Wohnung mieten Eupen > goal=rent in=eupen rest=sofort frei type=2
ab 1. März frei Wohnung Kelmis > in=la calamine rest=1 rest=marz frei type=2
bezugsfertig zum 01.04. Haus Raeren > in=raeren rest=01.04 rest=bezugsfertig type=4
Wohnung auf Zeit möbliert Brüssel > furnished goal=rent in=04000 rest=zeit type=2
WG Zimmer Lüttich bis 400 Euro > goal=rent in=liege max=400 text=wg zimmer
Warmmiete bis 900 Wohnung Eupen > goal=rent in=eupen max=900 type=2
Kaltmiete 650 Euro Kelmis > goal=rent in=la calamine max=650
700 Euro warm Wohnung Welkenraedt > goal=rent in=welkenraedt max=700 type=2
Miete 800 plus Nebenkosten Eupen > goal=rent in=eupen max=800
2 Monatsmieten Kaution Wohnung mieten > goal=rent rest=2 monatsmieten kaution type=2
Budget 300 Haus Eupen > in=eupen max=300000 type=4
wir haben 250 bis 300 tausend für ein Haus in Raeren > in=raeren max=300000 min=250000 type=4
Garage zu vermieten Eupen > goal=rent in=eupen text=garage
Stellplatz kaufen Brüssel > goal=sale in=04000 text=stellplatz
Lagerhalle Eupen 500 qm > area=500 in=eupen type=7
Lagerraum mieten Kelmis > goal=rent in=la calamine type=7
Ladenlokal mit Wohnung St. Vith > in=saint-vith text=wohnung type=7
Gewerbegrundstück Eupen > in=eupen type=6
landwirtschaftliche Fläche Amel > in=ambleve type=6
Ackerland kaufen Büllingen > goal=sale in=bullange type=6
Wald kaufen Ardennen > goal=sale in=ardennes rest=wald
Wiese in Burg-Reuland > in=burg-reuland type=6
Ferienhaus Bütgenbach am See > in=butgenbach rest=see text=ferienhaus type=4
betreutes Wohnen Eupen > in=eupen rest=betreutes wohnen
Seniorenwohnung Kelmis > in=la calamine rest=seniorenwohnung type=2
Wärmepumpe und Photovoltaik Haus Raeren > in=raeren rest=photovoltaik text=warmepumpe type=4
Energieklasse mindestens C Haus Eupen > epc=c in=eupen type=4
EPC A oder B Wohnung > epc=b type=2
Passivhaus Lontzen > in=lontzen text=passivhaus type=4
Haus in Grenznähe > rest=grenznahe type=4
nahe der deutschen Grenze Haus mit Garten > garden rest=deutschen grenze type=4
nahe Aachen Haus > rest=aachen type=4
Haus bei Eupen > near=eupen/10 type=4
Umkreis 15 km Sankt Vith Haus > near=saint-vith/15 type=4
Nähe Bahnhof Welkenraedt Wohnung > in=welkenraedt rest=bahnhof type=2
zwischen Eupen und Verviers Haus > in=eupen in=verviers type=4
20 Minuten von Lüttich > near=liege/10 rest=20 minuten
an der E42 Halle > rest=e42 type=7
Nähe Autobahn E40 Raeren > in=raeren rest=autobahn e40
Kelmis oder Lontzen Haus 4 Schlafzimmer > beds=4 in=la calamine in=lontzen type=4
Neu-Moresnet Haus > in=neu-moresnet type=4
La Calamine Wohnung > in=la calamine type=2
Saint-Vith Haus kaufen > goal=sale in=saint-vith type=4
Hergenrath Einfamilienhaus > in=hergenrath type=4
Weismes Haus > in=waimes type=4
Lüttich Wohnung 2 Schlafzimmer > beds=2 in=liege type=2
Namen Haus > in=namur type=4
Namür Wohnung > in=namur type=2
Antwerpen Loft > in=anvers type=2
Brügge Reihenhaus > in=bruges text=reihenhaus type=4
Gent Wohnung mit Balkon > in=gand text=balkon type=2
Löwen Apartment > in=louvain type=2
Mecheln Haus mit Garten > garden in=malines type=4
Ostende Meerblick Wohnung > in=ostende text=meerblick type=2
Genk Haus 3 Schlafzimmer > beds=3 in=genk type=4
Aalst Wohnung > in=alost type=2
Spa Villa > in=spa type=4
Huy Haus > in=huy type=4
Haus mit 2 Bädern Eupen > in=eupen rest=2 badern type=4
5 Zimmer Haus Eynatten > beds=4 in=eynatten type=4
3-Zimmer-Wohnung Eupen > beds=2 in=eupen type=2
Dreizimmerwohnung zur Miete > beds=2 goal=rent type=2
Zweifamilienhaus Eupen > in=eupen rest=zweifamilienhaus type=4
Haus oder Wohnung Brüssel 3 Schlafzimmer > beds=3 in=04000 type=2 type=4
2 oder 3 Schlafzimmer Wohnung Eupen > beds=2 in=eupen type=2
keine Wohnung nur Haus Raeren > in=raeren rest=keine wohnung type=4
nicht in Verviers Haus > rest=nicht in verviers type=4
außer Brüssel Wohnung > rest=ausser brussel type=2
kein Erdgeschoss Wohnung Eupen > in=eupen rest=kein erdgeschoss type=2
unmöbliert Wohnung mieten Eupen > !furnished goal=rent in=eupen type=2
Haustiere erlaubt Mietwohnung > goal=rent rest=haustiere erlaubt type=2
barrierefrei Wohnung Erdgeschoss mit Terrasse > terrace text=barrierefrei text=erdgeschoss type=2
freistehendes Haus mit großem Garten und Doppelgarage > garage garden rest=grossem text=freistehendes type=4
Bauernhof mit Stall und 3 Hektar > land=30000 rest=stall text=bauernhof
Bungalow mit Keller Raeren > in=raeren rest=keller text=bungalow
Dachgeschosswohnung Brüssel > in=04000 rest=dachgeschosswohnung type=2
Leibrente Haus Lüttich > in=liege type=4 viager
Renditeobjekt Brüssel > in=04000 type=3
Neubau Wohnung Eupen provisionsfrei > in=eupen new rest=provisionsfrei type=2
Wohnfläche ab 150 qm Haus > area=150 type=4
zwischen 80 und 100 qm Wohnung > area=80 type=2
Wohnung Aachener Straße Eupen > in=eupen rest=aachener strasse type=2
Haus in der Hochstraße Eupen > in=eupen rest=hochstrasse type=4
ich suche eine Wohnung mit zwei Schlafzimmern und Balkon in Eupen für maximal achthundert Euro warm > beds=2 goal=rent in=eupen max=800 text=balkon type=2
hundertfünfzigtausend Haus Weywertz > in=butgenbach max=150000 type=4
zweihunderttausend bis zweihundertfünfzigtausend Euro Haus > max=250000 min=200000 type=4
eine halbe Million Villa Uccle > in=uccle max=500000 type=4
Deutschsprachige Gemeinschaft Haus > in=ostbelgien type=4
Ostbelgien Haus mit Garten bis 300.000 > garden in=ostbelgien max=300000 type=4
Büro mieten Eupen 100 qm > area=100 goal=rent in=eupen type=5
Eigentumswohnung Eupen Zentrum > goal=sale in=eupen rest=zentrum type=2
Wohnung kleiner als 80 qm > rest=kleiner als 80 qm type=2
Haus größer als 150 qm > area=150 type=4
Haus nicht kleiner als 120 m² > area=120 type=4
maximal 100 qm Wohnung > rest=maximal 100 qm type=2
Wohnung 3 Zimmer max > rest=3 zimmer max type=2
höchstens zwei Badezimmer > rest=hochstens zwei badezimmer
bis 3 Schlafzimmer Haus > rest=bis 3 schlafzimmer type=4
Grundstück nicht größer als 600 qm > rest=nicht grosser als 600 qm type=6
weniger als 3 Zimmer > rest=weniger als 3 zimmer
Wohnfläche höchstens 120 > rest=hochstens 120
Wohnfläche unter 120 qm > rest=unter 120 qm
Haus mit maximal 3 Schlafzimmern bis 300000 > max=300000 rest=maximal 3 schlafzimmern type=4
100 m² oder weniger Wohnung > rest=100 m2 oder weniger type=2
Garten höchstens 500 qm Haus > garden rest=hochstens 500 qm type=4
Haus gebaut zwischen 1960 und 1980 > rest=gebaut zwischen 1960 und 1980 type=4
Haus Baujahr 1990-2005 > rest=baujahr 1990-2005 type=4
Haus von 1970 > rest=von 1970 type=4
Baujahr ab 2000 Haus > rest=baujahr ab 2000 type=4
Baujahr zwischen 1990 und 2010 Wohnung > rest=baujahr zwischen 1990 und 2010 type=2
Haus aus den 1970er Jahren > rest=1970er jahren rest=aus type=4
renoviert 2018 Wohnung > rest=renoviert 2018 type=2
kernsaniert 2020 Haus Eupen > in=eupen rest=kernsaniert 2020 type=4
Baujahr vor 1980 bis 300000 > max=300000 rest=baujahr vor 1980
ich verdiene 2500 netto > rest=ich verdiene 2500 netto
Einkommen 3000 Wohnung mieten > goal=rent rest=einkommen 3000 type=2
Gehalt 2800 Euro > rest=gehalt 2800 euro
Kaution 2000 Miete 900 > goal=rent max=900 rest=kaution 2000
Miete 900 Kaution 1800 > goal=rent max=900 rest=kaution 1800
Miete 900 Nebenkosten 150 > goal=rent max=900 rest=nebenkosten 150
800 + 150 NK Wohnung > goal=rent max=800 rest=150 nk type=2
800 € zzgl. 150 € Nebenkosten > goal=rent max=800 rest=150 € nebenkosten rest=zzgl
Eigenkapital 60000 Haus bis 300000 > max=300000 rest=eigenkapital 60000 type=4
Anzahlung 50000 > rest=anzahlung 50000
monatliche Rate 1200 > rest=monatliche rate 1200
400 Euro pro Woche Ferienhaus > goal=rent rest=400 euro pro woche text=ferienhaus type=4
Kaltmiete 700 Warmmiete 900 > goal=rent max=700 rest=900
Miete warm 900 > goal=rent max=900
900 kalt Wohnung > goal=rent max=900 type=2
Provision 3% > rest=provision 3
Hausgeld 200 Wohnung > rest=hausgeld 200 type=2
Haus mit Pferdeboxen > rest=pferdeboxen type=4
Pferdestall und Weide > rest=pferdestall type=6
Garten nicht gewünscht Wohnung > rest=garten nicht gewunscht type=2
Erdgeschoss unerwünscht > rest=erdgeschoss unerwunscht
Balkon nicht erwünscht > rest=balkon nicht erwunscht
Agrarland > type=6
Weideland kaufen > goal=sale type=6
Waldgrundstück > type=6
Freizeitgrundstück > type=6
Weywertz > in=butgenbach
Elsenborn > in=elsenborn
Nidrum > in=butgenbach
Rocherath > in=rocherath
Manderfeld > in=manderfeld
Schönberg > in=schonberg
Recht Haus > in=recht type=4
Crombach > in=crombach
Thommen > in=thommen
Reuland > in=reuland
Meyerode > in=meyerode
Heppenbach > in=heppenbach
Hauset > in=hauset
Walhorn > in=walhorn
Kettenis > in=kettenis
Herbesthal > in=lontzen
Rodt > in=saint-vith
Lommersweiler > in=lommersweiler
Hünningen > in=bullange
Deidenberg > in=ambleve
Born Haus > rest=born type=4
Wirtzfeld > in=bullange
Mürringen > in=bullange
Honsfeld > in=bullange
Astenet > in=lontzen
Membach > in=membach
Baelen > in=baelen
Montzen > in=montzen
Gemmenich > in=gemmenich
Plombières > in=plombieres
Bleyberg > in=plombieres
Energieklasse nicht schlechter als C > epc=c
Miete 1000 Eupen > goal=rent in=eupen max=1000
Miete 1000 > goal=rent max=1000
Haus saniert 4700 Eupen > in=eupen rest=saniert type=4
mindestens 2 höchstens 3 Zimmer > beds=1 rest=hochstens 3 zimmer
Haus größer als 3 Schlafzimmer > beds=3 type=4
Nebenkosten inklusive 900 > goal=rent max=900
Wohnung 800 inklusive Nebenkosten > goal=rent max=800 type=2
Wohnung ohne Kaution 700 > goal=rent max=700 rest=ohne kaution type=2
Kinder unerwünscht > no=kinder unerwunscht
unerwünscht: Erdgeschoss > rest=unerwunscht: erdgeschoss
Nidrum Haus > in=butgenbach type=4
Haus in Rodt > in=saint-vith type=4
Haus mit mindestens drei Schlafzimmern aber höchstens vier in Eupen > beds=3 in=eupen rest=hochstens vier type=4
Wohnung maximal zwei Zimmer St. Vith > in=saint-vith rest=maximal zwei zimmer type=2
Haus zwischen 200 und 300 tausend Euro Bütgenbach > in=butgenbach max=300000 min=200000 type=4
Mietwohnung bis 850 Euro kalt Eupen > goal=rent in=eupen max=850 type=2
Wohnung 650 Euro plus 120 Euro Nebenkosten > goal=rent max=650 rest=120 euro nebenkosten type=2
vermietete Wohnung zum Kauf Mieteinnahmen 700 > goal=sale rest=mieteinnahmen 700 rest=vermietete type=2
Haus Baujahr nicht vor 1990 Raeren > in=raeren rest=baujahr rest=nicht vor 1990 type=4
Neubauwohnung ab 2024 Eupen > in=eupen new rest=ab 2024 type=2
Grundstück zwischen 800 und 1200 qm Kelmis > in=la calamine land=800 type=6
Bauernhof mit 10 Hektar Amel > in=ambleve land=100000 text=bauernhof
Wohnung mit Garage nicht im Erdgeschoss > garage rest=nicht im erdgeschoss type=2
Garage nicht nötig Haus Eupen > in=eupen rest=garage nicht notig type=4
Zimmer in WG Lüttich möbliert > furnished goal=rent in=liege rest=zimmer text=wg
Wohnung ab sofort 2 Zimmer warm bis 700 > beds=1 goal=rent max=700 rest=ab sofort type=2
dreihunderttausend Euro Haus mit Garten > garden max=300000 type=4
Villa ab 500000 Brüssel > in=04000 min=500000 type=4
Gewerbehalle ab 300 qm mieten > area=300 goal=rent type=7
Reihenhaus oder Doppelhaushälfte Eupen > in=eupen rest=reihenhaus oder doppelhaushalfte type=4
Haus mit Stall für Pferde > rest=pferde rest=stall type=4
energieeffizientes Haus Klasse B > epc=b rest=energieeffizientes type=4
Ferienwohnung Ostende 100 Euro pro Nacht > goal=rent in=ostende rest=100 euro pro nacht text=ferienwohnung
Haus 20 km um Eupen > near=eupen/20 type=4
Haus Eupen oder Umgebung > near=eupen/10 type=4
Wohnung in Brüssel Stadt > in=bruxelles type=2
Haus mit Garten kein Altbau > garden rest=kein altbau type=4
3 bis 4 Schlafzimmer Haus > beds=3 type=4
Wohnung max 3. Etage > rest=max 3. etage type=2
zweieinhalb Millionen Villa > max=2500000 type=4
dreieinhalb Millionen Villa Lasne > in=lasne max=3500000 type=4
eins Komma fünf Millionen Villa > max=1500000 type=4
100 qm Minimum 300000 Maximum > area=100 max=300000
Terrasse mit mindestens 20 qm Wohnung > rest=20 qm terrace type=2
frei ab Mai 2027 Wohnung > rest=frei rest=mai 2027 type=2
Haus Miete 1100 plus NK Raeren > goal=rent in=raeren max=1100 rest=nk type=4
Höchstpreis 300000 Haus > max=300000 type=4
Wohnung Monatsmiete bis 800 > goal=rent max=800 type=2
4-Zimmer-Wohnung mit 2 Schlafzimmern > beds=2 type=2
Wohnung in einem Mehrfamilienhaus Eupen > in=eupen rest=mehrfamilienhaus type=2
Garage mieten 50 Euro > goal=rent max=50 text=garage
Haus mit 3 bis 4 Schlafzimmern bis 350 Tausend Raeren > beds=3 in=raeren max=350000 type=4
Wohnung 800 warm 2 Schlafzimmer Eupen > beds=2 goal=rent in=eupen max=800 type=2
Wohnung größer als 90 qm bis 1000 Euro Miete > area=90 goal=rent max=1000 type=2
Haus saniert 2019 Kelmis > in=la calamine rest=saniert 2019 type=4
Haus mit Grundstück ab 1000 qm > land=1000 type=4
Grundstück kleiner als 800 qm Lontzen > in=lontzen rest=kleiner als 800 qm type=6
Paar mit Einkommen 4000 sucht Mietwohnung > goal=rent rest=einkommen 4000 type=2
Haus nicht mehr als 300000 Euro > max=300000 type=4
Altbauwohnung Lüttich mit Balkon > in=liege rest=altbauwohnung text=balkon type=2
Doppelhaushälfte bis 320000 mindestens 4 Zimmer > beds=3 max=320000 text=doppelhaushalfte type=4
Miete 850 Euro inklusive Nebenkosten > goal=rent max=850
Ferienhaus Eifel 700 Euro pro Woche > goal=rent in=63001 in=63012 in=63013 in=63067 in=63087 rest=700 euro pro woche text=ferienhaus type=4
Haus Baujahr ab 2010 Eupen > in=eupen rest=baujahr ab 2010 type=4
maximal 2 Bäder Haus > rest=maximal 2 bader type=4
Ladenlokal 80 qm Miete 900 Eupen > area=80 goal=rent in=eupen max=900 type=7
Wohnung 75 qm 2 Zimmer 700 Euro Eupen > area=75 beds=1 goal=rent in=eupen max=700 type=2
Mehrfamilienhaus Mieteinnahmen 3000 im Monat > rest=mieteinnahmen 3000 im monat type=3
Haus mit Terrasse 30 qm > rest=30 qm terrace type=4
Neubau Fertigstellung 2027 > new rest=fertigstellung 2027
Wohnung 1. Stock max 900 > goal=rent max=900 rest=1. stock type=2
mindestens 4 Zimmer höchstens 400000 > beds=3 max=400000
Grundstück 7 Ar Eupen > in=eupen land=700 type=6
Haus von 1985 mit Garten > garden rest=von 1985 type=4
Monatsmiete bis 800 > goal=rent max=800
Haus nahe Grenze max 2 km > rest=2 km rest=grenze type=4
Wohnung 3 ZKB Eupen > beds=2 in=eupen type=2
Gewerbefläche 120 qm 1000 Euro kalt > area=120 goal=rent max=1000 type=7
Kaufpreis bis 250 Tausend > max=250000
Haus 4 Zimmer Eupen 300.000 > beds=3 in=eupen max=300000 type=4
Wohnung 60 qm Kelmis 600 Euro > area=60 goal=rent in=la calamine max=600 type=2
Einfamilienhaus 150 qm Raeren bis 400.000 Euro > area=150 in=raeren max=400000 type=4
Grundstück 1200 qm Büllingen 60.000 > in=bullange land=1200 max=60000 type=6
Wohnung zur Miete St. Vith bis 750 > goal=rent in=saint-vith max=750 type=2
Haus 5 Schlafzimmer 2 Bäder Garten Garage Lontzen > beds=5 garage garden in=lontzen rest=2 bader type=4
Ferienhaus Malmedy 200.000 > in=malmedy max=200000 text=ferienhaus type=4
Garten: nein danke, Wohnung Eupen > in=eupen rest=garten: nein danke type=2
Garten nein danke Haus > rest=garten nein danke type=4
ich möchte ein Haus in Eupen mieten mit drei Zimmern für maximal neunhundert Euro > beds=2 goal=rent in=eupen max=900 type=4
Wohnung Lüttich 2 Schlafzimmer Balkon bis 180.000 > beds=2 in=liege max=180000 text=balkon type=2
Haus in St. Vith oder Amel mit großem Grundstück > in=ambleve in=saint-vith rest=grossem grundstuck type=4
Grundstück voll erschlossen Raeren > in=raeren rest=voll erschlossen type=6
Apartment möbliert Brüssel 1000 Euro warm > furnished goal=rent in=04000 max=1000 type=2
Haus mit Photovoltaik und Wärmepumpe Kelmis unter 400000 > in=la calamine max=400000 rest=photovoltaik text=warmepumpe type=4
Büro Eupen 50 bis 80 qm > area=50 in=eupen type=5
Wohnung Kettenis Erdgeschoss Garten > garden in=kettenis text=erdgeschoss type=2
Haus zu verkaufen Bütgenbach Seenähe > goal=sale in=butgenbach rest=seenahe type=4
kleines Haus für Rentner Eupen > in=eupen rest=kleines type=4
Wohnung 2 Zimmer Küche Bad Eupen > beds=1 in=eupen rest=kuche bad type=2
Bauernhaus renovierungsbedürftig Eifel bis 150.000 > in=63001 in=63012 in=63013 in=63067 in=63087 max=150000 text=bauernhaus text=renovierungsbedurftig type=4
Haus 250.000 bis 300.000 Eupen 3 SZ > beds=3 in=eupen max=300000 min=250000 type=4
Doppelgarage Haus Hauset > garage in=hauset type=4
Wohnung mieten 2 Zimmer 1200 > beds=1 goal=rent max=1200 type=2
Haus von 1970 und 3 Schlafzimmer > beds=3 rest=von 1970 type=4
Haus 1950-1970 > rest=1950-1970 type=4
Bungalow 1960 bis 1980 Eupen > in=eupen rest=1960 bis 1980 text=bungalow
Haus zu verkaufen 1930-1950 > goal=sale rest=1930-1950 type=4
Wohnung mieten 1900-2000 > goal=rent max=2000 min=1900 type=2
Villa eine Million zwei > max=1200000 type=4
Haus für eine Viertelmillion > max=250000 type=4
Haus dreiviertel Million > max=750000 type=4
Villa 1 Million 4 Schlafzimmer > beds=4 max=1000000 type=4
Mietshaus Lüttich > in=liege type=3
Mietshäuser > type=3
Miethaus Eupen > goal=rent in=eupen type=4
Mehrfamilienhaus zu kaufen > goal=sale type=3
Mehrparteienhaus Verviers > in=verviers type=3
Wohn- und Geschäftshaus Eupen > in=eupen type=3
Renditehaus > type=3
Ertragsobjekt Eupen > in=eupen type=3
Apartmenthaus > type=3
Mietobjekt Eupen > goal=rent in=eupen
Haus auf Rentenbasis Ostende > in=ostende type=4 viager
vermietetes Haus mit Mietern > rest=mit mietern rest=vermietetes type=4
Mietvertrag Wohnung > rest=mietvertrag type=2
Haus Wärme aus Holz > rest=warme aus holz type=4
ein Zimmer mieten in Brüssel > goal=rent in=04000 rest=zimmer
zu mieten 1000 > goal=rent in=bruxelles
Haus mit dämmen > rest=dammen type=4
Reihenhaus 1970-1985 > rest=1970-1985 text=reihenhaus type=4
Neubau 2018-2024 Eupen > in=eupen new rest=2018-2024
Haus 1 Million 300 Tausend > max=1300000 type=4
Einfamilienhaus 1995-2005 Raeren > in=raeren rest=1995-2005 type=4
Haus 1 Million 2 Bäder > max=1000000 rest=2 bader type=4
Mietshaus mit 6 Wohnungen Verviers > in=verviers rest=6 wohnungen type=3
Haus mit Mieterin > rest=mit mieterin type=4
`;
