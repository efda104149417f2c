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
Studentenzimmer Löwen > goal=rent text=Studentenzimmer in=Louvain
Bauernhaus in Wavre > type=4 text=Bauernhaus in=Wavre
Villa Waterloo > type=4 in=Waterloo
Einfamilienhaus Eupen Garage > type=4 in=Eupen garage
Haus in den Ardennen > type=4 in=ardennes
Wohnung an der Küste mit Meerblick > type=2 in=coast text=Meerblick
Wohnung mit Terrasse und Aufzug > type=2 terrace lift
Wohnung ohne Aufzug > type=2 !lift
Haus ohne Garten > type=4 !garden
unmöblierte Wohnung > goal=rent type=2 !furnished
Penthouse Antwerpen > text=penthouse in=Anvers
Maisonette Ixelles > text=Maisonette in=Ixelles
Erdgeschosswohnung Gent > type=2 text=Erdgeschosswohnung in=Gand
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
Herrenhaus Antwerpen > type=4 text=Herrenhaus in=Anvers
Doppelhaushälfte Eupen > type=4 text=Doppelhaushälfte in=Eupen
Reihenhaus Gent > type=4 text=Reihenhaus in=Gand
freistehendes Haus > text=freistehendes type=4
Schloss Wallonie > text=Schloss in=03000
Chalet Durbuy > text=chalet in=Durbuy
renovierungsbedürftiges Haus > text=renovierungsbedürftig type=4
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
Kot in Löwen > goal=rent text=Kot in=Louvain
haus 3 schlafzimmer eupen bis 300.000 > type=4 beds=3 max=300000 in=Eupen
whg 2 zi. eupen mieten > goal=rent type=2 beds=1 in=Eupen
einfamilienhaus raeren garten garage > type=4 garden garage in=Raeren
bauplatz ostbelgien ab 800qm > type=6 land=800 in=ostbelgien
mietwohnung kelmis warm 800 > goal=rent type=2 max=800 in=La Calamine
haus kaufen st. vith umgebung > goal=sale type=4 near=Saint-Vith/10
ferienhaus ardennen mit sauna > type=4 text=ferienhaus text=sauna in=ardennes
wohnung am meer ostende 2 SZ > type=2 beds=2 in=Ostende
grundstueck buetgenbach 1500 m2 > type=6 land=1500 in=Butgenbach
büro brüssel 100qm > type=5 area=100 in=04000
haus max. 250 tsd lontzen > type=4 max=250000 in=Lontzen
möblierte wohnung lüttich > goal=rent type=2 furnished in=Liège
barrierefreie whg mit aufzug eupen > type=2 text=barrierefrei lift in=Eupen
renovierungsbedürftiges haus malmedy > type=4 text=renovierungsbedürftig in=Malmedy
mehrfamilienhaus verviers kapitalanlage > type=3 in=Verviers
bungalow amel 3sz > text=bungalow beds=3 in=Amblève
doppelhaushälfte in eupen od. raeren > type=4 text=doppelhaushälfte in=Eupen in=Raeren rest=od
halle 500qm gewerbe welkenraedt > type=7 area=500 in=Welkenraedt
2-3 zimmer wohnung mit balkon brüssel ixelles > type=2 text=balkon beds=1 in=Ixelles
haus mit energieklasse b oder besser > type=4 epc=B
wohnung zu vermieten bis 900€ kalt antwerpen > goal=rent type=2 max=900 in=Anvers
villa m. pool umkreis 20km eupen > type=4 text=pool near=Eupen/20
bauernhof büllingen mit 1ha > text=bauernhof land=10000 in=Bullange
studentenzimmer löwen > goal=rent text=studentenzimmer in=Louvain
neubau etw eupen > goal=sale type=2 new in=Eupen
suche ruhige 3-zimmer-wohnung in eupen mit terrasse > type=2 beds=2 terrace in=Eupen rest=ruhige
haus zum renovieren kelmis günstig > type=4 text=zum renovieren in=La Calamine rest=günstig
EFH eupen 4 schlafz. bis 350tsd € > type=4 beds=4 max=350000 in=Eupen
wohnung provinz lüttich unter 150000 euro > type=2 max=150000 in=60000
ladenlokal eupen innenstadt miete > goal=rent type=7 in=Eupen rest=innenstadt
villa mit pool und doppelgarage raeren > type=4 text=pool garage in=Raeren
haus belgische küste 3 schlafzimmer > type=4 beds=3 in=coast
garage mieten eupen > goal=rent text=garage in=Eupen
ackerland / wiese st vith 2 hektar > type=6 land=20000 in=Saint-Vith
haus mit einliegerwohnung weismes > type=4 in=Waimes rest=einliegerwohnung
wohnung ohne makler brüssel > type=2 in=04000 rest=ohne makler
erdgeschosswohnung mit garten > type=2 text=erdgeschosswohnung garden
Wonung Eupen 2 Schlafzimer > type=2 beds=2 in=Eupen
appartement de haan meerblick > type=2 text=meerblick in=De Haan
haus bis 1.200 € warmmiete 3 zimmer > goal=rent type=4 beds=2 max=1200
lagerhalle ab 1000 m² lüttich mieten > goal=rent type=7 area=1000 in=Liège
hund erlaubt wohnung mieten lontzen > goal=rent type=2 in=Lontzen rest=hund erlaubt
reihenhaus gent 250.000 - 350.000 > type=4 text=reihenhaus min=250000 max=350000 in=Gand
neues haus schlüsselfertig bütgenbach > type=4 text=schlüsselfertig new in=Butgenbach
leibrente haus ostende > type=4 viager in=Ostende
büroraum eupen ca. 60 qm > type=5 area=60 in=Eupen
haus deutschsprachige gemeinschaft mit scheune > type=4 text=scheune in=ostbelgien
penthouse brüssel uccle mit dachterrasse > text=penthouse terrace in=Uccle
kl. wohnung für single eupen max 600 > goal=rent type=2 max=600 in=Eupen rest=kl
3 Zi. Whg. mit Balkon in Eupen, max. 900 € kalt > goal=rent type=2 text=Balkon beds=2 max=900 in=Eupen
Haus mit großem Garten, Raum Malmedy, bis 350.000,- > type=4 max=350000 garden near=Malmedy/10 rest=großem
freistehendes Einfamilienhaus 5 Schlafzimmer Lontzen > type=4 text=freistehendes beds=5 in=Lontzen
Grundstück 10 Ar Amel > type=6 land=1000 in=Amblève
Eigentumswohnung mit Tiefgarage und Aufzug St. Vith > goal=sale type=2 garage lift in=Saint-Vith
Ferienwohnung an der belgischen Küste bis 200000 > text=Ferienwohnung max=200000 in=coast
Bürofläche Eupen zu mieten, 80 bis 120 m² > goal=rent type=5 area=80 in=Eupen
Haus ab 4 Zimmer, EPC mindestens C, Bütgenbach > type=4 beds=3 epc=C in=Butgenbach
Reihenhaus zwischen 180 und 240 Tausend, La Calamine > type=4 text=Reihenhaus min=180000 max=240000 in=La Calamine
Mehrfamilienhaus mit 4 Wohnungen Verviers > type=3 in=Verviers rest=4 Wohnungen
ruhiges Haus am Waldrand, Nähe Spa, 30 km > type=4 near=Spa/30 rest=ruhiges rest=Waldrand
Wohnung mit Terrasse, kein Erdgeschoss, Brüssel Etterbeek > type=2 terrace in=Etterbeek rest=kein Erdgeschoss
Haus weniger als 200 kWh Energieverbrauch Eupen > type=4 epcMax=200 in=Eupen rest=Energieverbrauch
Haus mit großem Grundstück mind. 1000 qm Raeren > type=4 land=1000 in=Raeren rest=großem
Wohnung neben der Schule, hohe Türen, jeden Tag Bus > type=2 rest=neben rest=Schule rest=hohe Türen rest=jeden Tag Bus
Wohnung Eupen Mitte, Haustiere erlaubt > type=2 in=Eupen rest=Mitte rest=Haustiere erlaubt
Haus um die 300.000 Euro in der Eifel > type=4 min=270000 max=330000 in=63001 in=63012 in=63013 in=63067 in=63087
barrierefreie ebenerdige Wohnung Richtung Malmedy > type=2 text=barrierefrei text=ebenerdig near=Malmedy/10
Haus ohne PEB F oder G > type=4 epc=E
kein Arbeitslose, Wohnung Eupen > type=2 in=Eupen no=kein Arbeitslose
Wohnung 100 Meter vom Bahnhof > type=2 rest=100 Meter rest=Bahnhof
Altbauwohnung Antwerpen > type=2 in=Anvers rest=Altbauwohnung
Wohnung ohne Migranten im Haus Verviers > type=2 in=Verviers no=ohne Migranten
christliche Familie sucht Haus Amel > type=4 in=Amblève no=christliche
`;
