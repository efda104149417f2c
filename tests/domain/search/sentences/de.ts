/** Sentences of visitors in German, and what each asks for; see `cases.ts` for the notation. */
export const GERMAN = `
Haus in Eupen mit Garten > type=4 in=Eupen garden
Wohnung zu vermieten in Lüttich > type=2 goal=rent in=Liège
Wohnung mieten Brüssel möbliert > type=2 goal=rent in=04000 furnished
Haus mit drei Schlafzimmern in Namur bis 400.000 Euro > type=4 beds=3 in=Namur max=400000
Dreizimmerwohnung Gent > type=2 beds=2 in=Gand
3-Zimmer-Wohnung in Lüttich > type=2 beds=2 in=Liège
Zweizimmerwohnung mieten > type=2 beds=1 goal=rent
Einzimmerwohnung Löwen > text=Einzimmerwohnung in=Louvain
Studio zur Miete in Lüttich > text=studio goal=rent in=Liège
Studentenzimmer Löwen > text=Studentenzimmer in=Louvain
Bauernhaus in Wavre > text=Bauernhaus in=Wavre
Villa Waterloo > type=4 in=Waterloo
Einfamilienhaus Eupen Garage > type=4 in=Eupen garage
Haus in den Ardennen > type=4 in=ardennes
Wohnung an der Küste mit Meerblick > type=2 in=coast text=Meerblick
Wohnung mit Terrasse und Aufzug > type=2 terrace lift
Wohnung ohne Aufzug > type=2 !lift
Haus ohne Garten > type=4 !garden
unmöblierte Wohnung > !furnished type=2
Penthouse Antwerpen > text=penthouse in=Anvers
Maisonette Ixelles > text=Maisonette in=Ixelles
Erdgeschosswohnung Gent > text=Erdgeschosswohnung in=Gand
Loft Lüttich > type=2 in=Liège
Bauland Brügge > type=6 in=Bruges
Grundstück 1000 m² > type=6 land=1000
Grundstück in Dinant > type=6 in=Dinant
Büro zu mieten Brüssel > type=5 goal=rent in=04000
Laden in Lüttich mieten > type=7 in=Liège goal=rent
Gewerbehalle Eupen > type=7 in=Eupen
Lagerhalle Eupen > type=7 in=Eupen
Renditeobjekt Lüttich > type=3 in=Liège
Mehrfamilienhaus Gent > type=3 in=Gand
Anlageobjekt Brüssel > type=3 in=04000
Leibrente Ostende > viager in=Ostende
keine Leibrente > !viager
Neubau Wohnung Gent > new type=2 in=Gand
Neubauwohnung Ostende > new type=2 in=Ostende
neues Haus Wavre > new type=4 in=Wavre
Haus kaufen in Eupen > type=4 goal=sale in=Eupen
Haus zu verkaufen > type=4 goal=sale
Wohnungen zum Kauf in Gent > type=2 goal=sale in=Gand
Häuser in Brügge > type=4 in=Bruges
zwischen 200.000 und 300.000 Euro > min=200000 max=300000
von 200.000 bis 350.000 € > min=200000 max=350000
unter 350.000 Euro > max=350000
höchstens 900 Euro im Monat > max=900 goal=rent
bis 1.200 € pro Monat Gent > max=1200 goal=rent in=Gand
ab 250.000 Euro > min=250000
etwa 300.000 Euro > min=270000 max=330000
400k > max=400000
€ 400.000 > max=400000
1,2 Millionen Villa > max=1200000 type=4
halbe Million > max=500000
mindestens 3 Schlafzimmer > beds=3
vier Schlafzimmer oder mehr Uccle > beds=4 in=Uccle
Haus ab 150 m² > type=4 area=150
mindestens 100 qm Wohnung > area=100 type=2
mehr als 120 Quadratmeter > area=120
im Umkreis von 10 km um Gent > near=Gand/10
Haus im Umkreis von 25 km von Namur > type=4 near=Namur/25
Haus in der Nähe von Durbuy > type=4 near=Durbuy/10
rund um Namur > near=Namur/10
Haus bei Lüttich > type=4 near=Liège/10
Eupen und Umgebung > near=Eupen/10
Region Brüssel > in=04000
19 Gemeinden Wohnung > in=04000 type=2
Wohnung in Flandern > type=2 in=02000
Haus Wallonie > type=4 in=03000
Wallonisch-Brabant Haus > in=20002 type=4
Provinz Lüttich Haus > in=60000 type=4
Ostbelgien Haus > in=ostbelgien type=4
Deutschsprachige Gemeinschaft > in=ostbelgien
Bezirk Verviers > in=63000
Energieklasse C oder besser > epc=C
Haus PEB B > type=4 epc=B
EPC A > epc=A
Energieausweis D Haus > epc=D type=4
Haus mit Pool > type=4 text=Pool
Wohnung mit Balkon > type=2 text=Balkon
Haus mit Garage und Garten, bis 400000 > type=4 garage garden max=400000
Wohnung mit Stellplatz Gent > type=2 garage in=Gand
Herrenhaus Antwerpen > text=Herrenhaus in=Anvers
Doppelhaushälfte Eupen > text=Doppelhaushälfte in=Eupen
Reihenhaus Gent > text=Reihenhaus in=Gand
freistehendes Haus > text=freistehendes type=4
Schloss Wallonie > text=Schloss in=03000
Chalet Durbuy > text=chalet in=Durbuy
renovierungsbedürftiges Haus > text=renovierungsbedürftiges type=4
4700 Eupen > in=Eupen
Haus 4700 > type=4 in=Eupen
Namur oder Dinant Haus > in=Namur in=Dinant type=4
HAUS EUPEN > type=4 in=Eupen
Wohnnung Gent > type=2 in=Gand
Haus Luettich > type=4 in=Liège
wohnung bruessel > type=2 in=04000
Haus Namuur > type=4 in=Namur
ruhige Wohnung Gent > type=2 in=Gand rest=ruhige
helles Haus > type=4 rest=helles
Haus nahe Bahnhof > type=4 rest=Bahnhof
keine Ausländer > no=keine Ausländer
Wohnung nur für Belgier > type=2 no=Belgier
Wohnung ohne Kinder > type=2 no=ohne Kinder
verfügbare Häuser Namur > available type=4 in=Namur
verkaufte Häuser > !available type=4
ich suche eine Wohnung mit zwei Schlafzimmern in Brüssel bis 350.000 > type=2 beds=2 in=04000 max=350000
Haus mit 500 m² Grundstück > type=4 land=500
Kot in Löwen > text=kot in=Louvain
`;
