/** Sentences in German as house hunters say and type them, by a third writer, who had not seen the grammar; see `cases.ts` for the notation. */
export const GERMAN_SAID = `
Haus zum Kauf Eupen > goal=sale type=4 in=Eupen
Haus kaufen in Raeren mit Garten > goal=sale type=4 garden in=Raeren
Wohnung mieten Lüttich 2 Schlafzimmer > goal=rent type=2 beds=2 in=Liège
3-Zimmer-Wohnung Eupen zur Miete > goal=rent type=2 beds=2 in=Eupen
Einfamilienhaus Sankt Vith > type=4 in=Saint-Vith
Haus St. Vith bis 300.000 € > type=4 max=300000 in=Saint-Vith
Reihenhaus in Kelmis > type=4 text=Reihenhaus in=La Calamine
Erdgeschosswohnung mit Terrasse Brüssel > type=2 text=Erdgeschosswohnung terrace in=04000
Studentenzimmer Löwen unter 500 € > goal=rent text=Studentenzimmer max=500 in=Louvain
Baugrundstück Bütgenbach 1000 m² > type=6 land=1000 in=Butgenbach
Bauland Amel 12 Ar > type=6 land=1200 in=Amblève
Mehrfamilienhaus als Kapitalanlage Verviers > type=3 in=Verviers
Ladenlokal zu vermieten Eupen > goal=rent type=7 in=Eupen
Büro mieten Eupen 80qm > goal=rent type=5 area=80 in=Eupen
Lagerhalle 500 m² Eupen > type=7 area=500 in=Eupen
Halle kaufen Welkenraedt > goal=sale type=7 in=Welkenraedt
Wohnung bei Halle > type=2 near=Hal/10
Haus in Halle > type=4 in=Hal
Garage zu mieten Eupen > goal=rent text=Garage in=Eupen
Stellplatz Brüssel mieten > goal=rent text=Stellplatz in=04000
zwischen 200 und 300 Tausend Haus Ostbelgien > type=4 min=200000 max=300000 in=ostbelgien
max 1200 zu verkaufen > goal=sale max=1200000
Villa bis 1,2 Mio Uccle > type=4 max=1200000 in=Uccle
400k Haus Hergenrath > type=4 max=400000 in=Hergenrath
EUR 400.000 Haus Malmedy > type=4 max=400000 in=Malmedy
Haus höchstens 350 000 Euro Waimes > type=4 max=350000 in=Waimes
Haus Weismes > type=4 in=Waimes
Haus Tournai > type=4 in=Tournai
Wohnung Bergen 2 Schlafzimmer > type=2 beds=2 in=Mons
Wohnung in Doornik > type=2 in=Tournai
Ferienwohnung an der belgischen Küste mit Meerblick > text=Ferienwohnung text=Meerblick in=coast
Ferienhaus in den Ardennen > type=4 text=Ferienhaus in=ardennes
Bauernhof mit Land Hohes Venn > text=Bauernhof in=63038 in=63049 in=63080 rest=Land
wohnung zu vermiten luettich > goal=rent type=2 in=Liège
HAUS MIT GARAGE UND GARTEN LONTZEN > type=4 garage garden in=Lontzen
Eupen Haus drei Schlafzimmer Garten bis 380000 > type=4 beds=3 max=380000 garden in=Eupen
möblierte Wohnung Brüssel 1000 Euro warm > goal=rent type=2 max=1000 furnished in=04000
Wohnung Haustiere erlaubt Aachen Grenze > type=2 rest=Haustiere erlaubt Aachen Grenze
Wohnung mit Hund Eupen > type=2 in=Eupen rest=Hund
Wohnung mit Aufzug und Balkon Lüttich > type=2 text=Balkon lift in=Liège
ohne Aufzug geht auch, Wohnung Namur > type=2 !lift in=Namur rest=geht
Energieklasse B oder besser Haus > type=4 epc=B
Haus EPB C Provinz Lüttich > type=4 epc=C in=60000
Neubau Wohnung Antwerpen > type=2 new in=Anvers
Neubauwohnung Gent 2 SZ > type=2 beds=2 new in=Gand
im Umkreis von 20 km um Eupen > near=Eupen/20
Haus 10 km um Sankt Vith > type=4 near=Saint-Vith/10
15 Autominuten von Aachen > rest=15 Autominuten rest=Aachen
Haus in 4700 > type=4 in=Eupen
4780 Haus > type=4 in=Saint-Vith
Haus oder Wohnung Kelmis oder Lontzen > type=4 type=2 in=La Calamine in=Lontzen
Bezirk Verviers Grundstück > type=6 in=63000
19 Gemeinden Brüssel Wohnung > type=2 in=04000
Leibrente Haus Eupen > type=4 viager in=Eupen
noch nicht verkaufte Häuser Raeren > type=4 available in=Raeren
nur verfügbare Wohnungen Eupen > type=2 available in=Eupen
keine Ausländer Wohnung Eupen > type=2 in=Eupen no=keine Ausländer
Haus in katholischer Gegend > type=4 no=katholischer
nur Deutsche Nachbarn, Haus Raeren > type=4 in=Raeren rest=Nachbarn no=Deutsche
Wohnung ohne Kinder im Haus, Eupen > type=2 in=Eupen no=ohne Kinder
mindestens 150 qm Wohnfläche Büllingen > area=150 in=Bullange
mind. 4 Zimmer Haus Flämisch-Brabant > type=4 beds=3 in=20001
Haus nahe Bahnhof Welkenraedt > type=4 in=Welkenraedt rest=Bahnhof
ruhige Lage, Solaranlage, Wärmepumpe, Haus Burg-Reuland > type=4 text=Solaranlage text=Wärmepumpe in=Burg-Reuland rest=ruhige Lage
renovierungsbedürftiges Haus unter 150k Provinz Luxemburg > type=4 text=renovierungsbedürftig max=150000 in=80000
Haus Montzen Plombières Bleyberg > type=4 in=Montzen in=Plombières
ich suche ein kleines Haus zum Mieten rund um Eupen, höchstens tausend Euro > goal=rent type=4 max=1000 near=Eupen/10 rest=kleines
wir suchen ein Haus mit drei Schlafzimmern und großem Garten in der Nähe von Eupen, maximal zweihundertachtzigtausend Euro > type=4 beds=3 max=280000 garden near=Eupen/10 rest=großem
1-Zimmer-Wohnung Lüttich Zentrum höchstens 650 Euro warm > goal=rent text=1-Zimmer-Wohnung max=650 in=Liège rest=Zentrum
Maisonette mit Arbeitszimmer Eupen > text=Maisonette in=Eupen rest=Arbeitszimmer
Häuser zu verkaufen Raeren/Lontzen > goal=sale type=4 in=Raeren in=Lontzen
Burg Reulnd Haus > type=4 in=Burg-Reuland
Haus ohne Renovierung Malmedy Garage Pflicht > type=4 garage in=Malmedy rest=ohne Renovierung rest=Pflicht
Villa max. 1.250.000 € Sint-Genesius-Rode > type=4 max=1250000 in=Rhode-Saint-Genèse
Wohnung mieten Arel 2 Schlafzimmer Haustiere ok > goal=rent type=2 beds=2 in=Arlon rest=Haustiere ok
Haus oder Grundstück Bütgenbach > type=4 type=6 in=Butgenbach
anderthalb Millionen Villa Knokke > type=4 max=1500000 in=Knokke
Energieklasse A+ Neubau Eupen > epc=A new in=Eupen
Studio Brüssel 700 Euro inklusive Nebenkosten > goal=rent text=Studio max=700 in=04000
kleine Wohnung mit Blick auf die Maas Namur > type=2 in=Namur rest=kleine rest=Blick rest=Maas
Hallenbad in der Nähe, Haus Eupen > type=4 in=Eupen rest=Hallenbad
Halle mit Büro Eupen mieten > goal=rent type=7 text=Büro in=Eupen
Wohnung Halle 2 Schlafzimmer > type=2 beds=2 in=Hal
keine Muslime, Haus Kelmis > type=4 in=La Calamine no=keine Muslime
Laden mit Wohnung darüber Eupen > type=7 text=Wohnung in=Eupen rest=darüber
Ferienhaus Durbuy oder La Roche unter 200k > type=4 text=Ferienhaus max=200000 in=Durbuy in=La Roche-en-Ardenne
Schlafzimmer: 3, Garage, Garten, Lüttich > beds=3 garage garden in=Liège
Grundstück 15 Ar voll erschlossen Sankt Vith > type=6 land=1500 in=Saint-Vith rest=voll erschlossen
freistehendes Haus am Waldrand Raeren > type=4 text=freistehendes in=Raeren rest=Waldrand
Wohnung zwischen achthundert und tausend Euro Lüttich > goal=rent type=2 min=800 max=1000 in=Liège
Bauernhaus mit Stall und Weide Amel > type=4 text=Bauernhaus in=Amblève rest=Stall rest=Weide
`;

/** Sentences for each kind of phrase: numbers in letters, ranges, excluded places, labels, words that look like places. */
export const GERMAN_BY_KIND = `
3+1 Schlafzimmer > beds=3
zweihundertfünfzigtausend Euro Haus > type=4 max=250000
eine Million Villa > type=4 max=1000000
anderthalb Millionen Haus > type=4 max=1500000
4700-4710 Haus > type=4 in=Eupen in=Lontzen
Haus Umgebung Halle > type=4 near=Hal/10
1500 Halle Haus > type=4 in=Hal
Halle Haus > type=4 in=Hal
Büro in Halle > type=5 in=Hal
Halle > type=7
Halle 1500 m² > type=7 area=1500
Haus mit Halle > type=4 text=Halle
Haus außerhalb von Eupen > type=4 rest=außerhalb von Eupen
französische Ardennen Haus > type=4 rest=französische Ardennen
Haus komplett zu sanieren unter 100k > type=4 text=renovierungsbedürftig max=100000 rest=komplett
EPC zwischen 100 und 200 > epcMax=200
nichts über 300k > max=300000
Haus 300 bis 400 > type=4 min=300000 max=400000
Haus mit Blick ins Grüne > type=4 rest=Blick ins Grüne
Garten egal, Haus Eupen > type=4 in=Eupen rest=Garten egal
alle Häuser in Eupen > type=4 in=Eupen rest=alle
wir haben 300.000 > max=300000
Haus liegt ruhig > type=4 rest=liegt ruhig
Bahnhof Luxemburg Wohnung > type=2 rest=Bahnhof Luxemburg
Kinder unerwünscht Wohnung > type=2 no=Kinder unerwünscht
nettes kleines Häuschen mit Garten in Raeren, haben 280.000 > type=4 max=280000 garden in=Raeren rest=nettes kleines
Haus kaufen in der Umgebung von Sankt Vith mit mindestens 20 Ar > goal=sale type=4 land=2000 near=Saint-Vith/10
hat jemand ein günstiges Studio zu vermieten in Lüttich ab September? > goal=rent text=Studio in=Liège rest=jemand rest=günstiges rest=September
Laden mit Schaufenster Klosterstraße Eupen > type=7 in=Eupen rest=Schaufenster Klosterstraße
Bungalow 3 Schlafzimmer Kelmis oder Raeren zwischen 250.000 € und 320.000 € > text=Bungalow beds=3 min=250000 max=320000 in=La Calamine in=Raeren
Investor sucht Gebäude mit 3 Wohnungen in Lüttich, Rendite 6% > type=3 in=Liège rest=3 Wohnungen rest=6%
Wohnung im 4. Stock mit Aufzug Eupen > type=2 lift in=Eupen rest=4. Stock
Villa mit Pool weniger als 30 km von Brüssel > type=4 text=Pool near=Bruxelles/30
Reihenhaus Eupen mit Innenhof > type=4 text=Reihenhaus in=Eupen rest=Innenhof
300-350.000 € Haus Lontzen > type=4 min=300000 max=350000 in=Lontzen
zwischen tausend und zwölfhundert Euro 2 Schlafzimmer Brüssel > goal=rent beds=2 min=1000 max=1200 in=04000
Garage mieten Eupen max 120€/Monat > goal=rent text=Garage max=120 in=Eupen
WG-Zimmer für muslimische Studentin Brüssel > goal=rent text=WG-Zimmer in=04000 rest=Studentin no=muslimische
neues Projekt Eupen > new in=Eupen rest=Projekt
Wohnung mit schöner Aussicht, Balkon und Keller Eupen > type=2 text=Balkon in=Eupen rest=schöner Aussicht rest=Keller
EPC unter 150 kWh/m2 Wohnung Brügge > type=2 epcMax=150 in=Bruges
Haus Hauset oder Hergenrath > type=4 in=Hauset in=Hergenrath
ZU VERKAUFEN WOHNUNG OSTENDE STRANDPROMENADE > goal=sale type=2 in=Ostende rest=STRANDPROMENADE
Haus Provinz Luxemburg 4 Schlafzimmer Garten Garage 220000€ > type=4 beds=4 max=220000 garden garage in=80000
ich möchte mit meinem Hund ein Haus mieten zwischen Eupen und Malmedy > goal=rent type=4 in=Eupen in=Malmedy rest=Hund
Wochenendhaus Ardennen bis 150k > type=4 max=150000 in=ardennes rest=Wochenendhaus
Haus mit Nebengebäude und 5000m2 Grundstück Büllingen > type=4 land=5000 in=Bullange rest=Nebengebäude
Haus in den Vennen > type=4 in=63038 in=63049 in=63080
rund um Eupen oder Raeren > near=Eupen/10 rest=oder Raeren
Reihenhaus Forest 4 SZ max 475k > type=4 text=Reihenhaus beds=4 max=475000 in=Forest
Studentenwohnung Namur 400 Euro im Monat > goal=rent text=Studentenwohnung max=400 in=Namur
Duplex zu verkaufen Auderghem mit zwei Terrassen > goal=sale text=Duplex terrace in=Auderghem rest=zwei
Lagerhalle oder Werkstatt 300m² Gewerbegebiet Eupen > type=7 area=300 in=Eupen rest=Werkstatt rest=Gewerbegebiet
Bürogebäude Brüssel zu verkaufen > goal=sale type=5 in=04000
Wohnung 2 Schlafzimmer, Balkon, Keller und Stellplatz, Eupen > type=2 text=Balkon beds=2 garage in=Eupen rest=Keller
Haus Raeren nicht einsehbar > type=4 in=Raeren rest=nicht einsehbar
Chalet oder Wohnwagen Bastogne > in=Bastogne rest=Chalet oder Wohnwagen
Wohnung Leibrente Blankenberge Anzahlung 50000 > type=2 viager in=Blankenberge rest=Anzahlung 50000
Familienhaus nahe Kita, 5 SZ, Raeren oder Kelmis, 600 bis 700k > type=4 beds=5 min=600000 max=700000 in=Raeren in=La Calamine rest=Kita
Studio nahe VUB nicht möbliert > goal=rent text=Studio !furnished rest=VUB
Haus zwischen Eupen und Verviers für 150 Tausend maximal > type=4 max=150000 in=Eupen in=Verviers
`;
