/** German sentences with several numbers, words for land beside a home, greetings, quarters and other forms of words. */
export const GERMAN_MIXED = `
Grundstück zwischen 500 und 800 qm > land=500 type=6
Haus kaufen zwischen 120 und 180 qm > area=120 goal=sale type=4
Wohnung von 80 bis 100 qm kaufen > area=80 goal=sale type=2
Lagerhalle 5000 bis 8000 qm > area=5000 type=7
Grundstück von 800 m² bis 275.000 > land=800 max=275000 type=6
Grundstück 10 Ar, Reihenhaus > land=1000 text=reihenhaus type=4
Grundstück 800 qm mit Haus > land=800 type=4
Haus mit 700 qm Grundstück 140 qm Wohnfläche > area=140 land=700 type=4
Haus mit Garten von 600 m² Wohnfläche mind. 90 > area=90 garden land=600 type=4
ohne Garten Lagerhalle mindestens 90 m² > !garden area=90 type=7
mit Garten und Garage Büro mieten > garage garden goal=rent type=5
PEB C mindestens, bis 300.000 > epc=c max=300000
Büro 4780 bis 275.000 > in=saint-vith max=275000 type=5
Haus kaufen bis 1500 € > goal=sale rest=1500 € type=4
Viertel Sablon > in=bruxelles
5 km vom Zentrum von Eupen > near=eupen/5 rest=zentrum
ein halber Hektar Amel > in=ambleve land=5000
Haben Sie etwas in Eupen? > in=eupen
guten Tag, gibt es Häuser in Kelmis? danke > in=la calamine type=4
Haus m. Garten > garden type=4
Wohnung in Eupen o. Raeren > in=eupen in=raeren type=2
Luxemburg Provinz > in=80000
Bauernhäuser Eifel > in=63001 in=63012 in=63013 in=63067 in=63087 text=bauernhaus type=4
Reihenhäuser Eupen > in=eupen text=reihenhaus type=4
3 oder mehr Schlafzimmer > beds=3
Eupen und Umgebung 300.000 max > max=300000 near=eupen/10
Haus 3 Schlafzimmer max. Preis 300.000 > beds=3 max=300000 type=4
zur Miete Wohnfläche 150 m² 750 > area=150 goal=rent max=750
350.000 max auf 8 Ar Haus > land=800 max=350000 type=4
Schlafzimmer: 3 350 000 max > beds=3 max=350000
Gewerberäume Eupen mieten > goal=rent in=eupen type=7
Grünfläche > rest=grunflache
freistehende Villa > text=freistehend type=4
Wohnung kaufen zwischen 80 und 120 qm Eupen > area=80 goal=sale in=eupen type=2
Villa zwischen 250 und 400 qm > area=250 type=4
Büro mieten zwischen 100 und 300 qm > area=100 goal=rent type=5
Grundstück zwischen 500 qm und 800 qm > land=500 type=6
Halle 4000-5000 qm > area=4000 type=7
Grundstück 1000 m2, Villa Raeren > in=raeren land=1000 type=4
15 Ar, Haus Amel > in=ambleve land=1500 type=4
Grundstück 800 qm oder Haus > land=800 type=4 type=6
2 Hektar Grundstück mit Bauernhaus > land=20000 text=bauernhaus type=4
Haus 90 qm kein Garten > !garden area=90 type=4
Haus Garten Terrasse 140 qm > area=140 garden terrace type=4
mit Aufzug, Büro Eupen > in=eupen lift type=5
Wohnung mit Büro und Terrasse > terrace text=buro type=2
EPC B minimum, Wohnung 250.000 > epc=b max=250000 type=2
Energieklasse C max 300.000 > epc=c max=300000
Haus 4700 bis 300.000 > in=eupen max=300000 type=4
Wohnung 4000 € 180.000 > in=liege max=180000 type=2
Studio 4700 €600 > goal=rent in=eupen max=600 text=studio
Haus 450 000 210 qm > area=210 max=450000 type=4
Schlafzimmer: 2 275 000 > beds=2 max=275000
Villa zu verkaufen 2000 € > goal=sale rest=2000 € type=4
kaufen bis 1500 Euro Wohnung > goal=sale rest=1500 euro type=2
Haus zu verkaufen 900 Euro im Monat > goal=sale rest=900 euro im monat type=4
Lüttich Guillemins Grivegnée > in=grivegnee in=liege
Viertel Flagey > in=ixelles
ruhiges Viertel in Eupen > in=eupen rest=ruhiges viertel
3 km vom Bahnhof Eupen > near=eupen/3 rest=bahnhof
1 km vom Zentrum Malmedy > near=malmedy/1 rest=zentrum
gibt es Wohnungen zu mieten in Raeren > goal=rent in=raeren type=2
guten Morgen, haben Sie eine Villa in Lontzen > in=lontzen type=4
was kann ich für 250.000 kaufen > goal=sale max=250000
vielen Dank, Studio Lüttich > in=liege text=studio
Haus m. Garage > garage type=4
Wohnung m Balkon > text=balkon type=2
Haus Eupen o. Kelmis > in=eupen in=la calamine type=4
Herrenhäuser > text=herrenhaus type=4
Landhäuser Eifel > in=63001 in=63012 in=63013 in=63067 in=63087 text=landhaus type=4
Doppelhaushälften > text=doppelhaushalfte type=4
2 oder mehr Schlafzimmer Eupen > beds=2 in=eupen
4 und mehr Zimmer > beds=3
2 oder mehr Bäder > rest=2 oder mehr bader
Eupen und Umgebung 900 Euro > goal=rent max=900 near=eupen/10
Raum Eupen 400.000 > max=400000 near=eupen/10
2 SZ max Budget 900 > beds=2 goal=rent max=900
4 SZ max. Preis 500k > beds=4 max=500000
1 Hektar max Preis 200.000 > land=10000 max=200000
Wohnfläche 120 qm Eupen 900 mieten > area=120 goal=rent in=eupen max=900
500 000 Schlafzimmer: 4 > beds=4 max=500000
900 max. 2 SZ Eupen > beds=2 goal=rent in=eupen max=900
Budget 300.000 min. 100 qm > area=100 max=300000
Schlafzimmer: 2 min. 70 qm > area=70 beds=2
Energieklasse B oder C Eupen > epc=c in=eupen
Wohnfläche min 60 Studio > area=60 text=studio
halber Hektar Bauland > land=5000 type=6
Gewerbeobjekt Kelmis > in=la calamine type=7
Geschäftsräume Eupen > in=eupen type=7
Suche Mietwohnung in Eupen, 3 Zimmer, max. 800 € kalt > beds=2 goal=rent in=eupen max=800 type=2
Haus m. Garten St.Vith > garden in=saint-vith type=4
HAUS ZUM KAUF IN KELMIS BIS 300000 > goal=sale in=la calamine max=300000 type=4
Grundstück ca. 1000m2 Büllingen > in=bullange land=1000 type=6
Wohnung Kettenis 2 SZ Balkon > beds=2 in=kettenis text=balkon type=2
Mehrfamilienhaus als Kapitalanlage Verviers > in=verviers type=3
Büroräume Eupen Zentrum mieten > goal=rent in=eupen rest=zentrum type=5
kleine Wohnung für Student in Lüttich > in=liege rest=kleine rest=student type=2
altes Bauernhaus zum Renovieren Eifel > in=63001 in=63012 in=63013 in=63067 in=63087 rest=altes text=bauernhaus text=zum renovieren type=4
Haus mit Einliegerwohnung Raeren > in=raeren rest=einliegerwohnung type=4
Appartment Ostende Meerblick > in=ostende text=meerblick type=2
Ferienwohnung an der Küste > in=coast text=ferienwohnung
Villa Luxemburg Provinz 5 SZ > beds=5 in=80000 type=4
Neubau-Reihenhaus Eupen Energieklasse A > epc=a in=eupen new text=reihenhaus type=4
Haus Nähe Aachen > rest=aachen type=4
Haus max. 10 km von Eupen > near=eupen/10 type=4
günstige Wohnung Lontzen > in=lontzen rest=gunstige type=2
Wohnung EG mit Terrasse und Stellplatz > garage terrace text=erdgeschoss type=2
4 ZKB Eupen > beds=3 in=eupen
Haus, 150qm, 800qm Grundstück, bis 400T€ > area=150 land=800 max=400000 type=4
Wohnung Terrasse 15 qm 85 qm > area=85 rest=15 qm terrace type=2
Wohnung mit Balkon von 12 qm > rest=12 qm text=balkon type=2
Wohnung 85 qm Balkon > area=85 text=balkon type=2
Junge Familie sucht Haus mit mindestens 3 Schlafzimmern und Garten in Eupen oder Raeren bis 380.000 Euro > beds=3 garden in=eupen in=raeren max=380000 type=4
Suche Wohnung zur Miete, 2 Zimmer, Küche, Bad, Balkon, Eupen, bis 700 € warm > beds=1 goal=rent in=eupen max=700 rest=bad rest=kuche text=balkon type=2
Haus 3 SZ 2 Bäder Garage Garten Kelmis 350T > beds=3 garage garden in=la calamine max=350000 rest=2 bader type=4
Whg 85qm Terrasse 15qm Eupen 850 kalt > area=85 goal=rent in=eupen max=850 rest=15qm terrace type=2
Wohnung 2. Stock mit Aufzug Ostende > in=ostende lift rest=2. stock type=2
Garage kaufen Eupen 15000 > goal=sale in=eupen max=15000 text=garage
Stellplatz Brüssel 100 € im Monat > goal=rent in=04000 max=100 text=stellplatz
3 SZ, 140 qm, Garten 500 qm, Bütgenbach, 1100 € pro Monat > area=140 beds=3 garden goal=rent in=butgenbach land=500 max=1100
Haus Baujahr nach 2000 Lontzen > in=lontzen rest=baujahr nach 2000 type=4
Büro 60 qm mit Parkplatz Eupen max 700 > area=60 garage goal=rent in=eupen max=700 type=5
MIETEN HAUS EUPEN 3SZ GARTEN 1100EUR > beds=3 garden goal=rent in=eupen max=1100 type=4
Villa 4000 qm Grundstück Raeren 900.000 > in=raeren land=4000 max=900000 type=4
Bauernhof mit 5 Hektar Land Büllingen > in=bullange land=50000 text=bauernhof
Löwen Wohnung 2 Schlafzimmer > beds=2 in=louvain type=2
Haus in Mons kaufen > goal=sale in=mons type=4
Haus mit Hund mieten in Amel > goal=rent in=ambleve rest=hund type=4
Wohnung für 200.000 oder weniger in Verviers > in=verviers max=200000 type=2
Häuser unter 250.000 in der Provinz Lüttich mit Solaranlage > in=60000 max=250000 text=solaranlage type=4
Anwesen mit Pferdestall Eifel > in=63001 in=63012 in=63013 in=63067 in=63087 rest=anwesen rest=pferdestall
Haus 350.000,- € > max=350000 type=4
Haus 350 TEUR > max=350000 type=4
Haus 350T€ > max=350000 type=4
Haus 350 Tsd. > max=350000 type=4
Haus bis max. 350.000 > max=350000 type=4
Haus bis zu 350 Tausend Euro > max=350000 type=4
Haus 350 t > max=350000 type=4
Haus 1,2 Mio. € > max=1200000 type=4
Haus ca. 350.000 > max=385000 min=315000 type=4
Haus um die 350.000 > max=385000 min=315000 type=4
Wohnung 850 € kalt > goal=rent max=850 type=2
Wohnung 850 zzgl. NK > goal=rent max=850 type=2
Wohnung 850 + NK > goal=rent max=850 rest=nk type=2
3-SZ-Wohnung > beds=3 type=2
3-Zimmer-Whg > beds=2 type=2
3 Zi. > beds=2
3,5 Zimmer > rest=3,5 zimmer
2-3 SZ > beds=2
mind. 3 SZ > beds=3
3 große Schlafzimmer > beds=3 rest=grosse
Zimmer mieten Eupen > goal=rent in=eupen rest=zimmer
Gästezimmer > rest=gastezimmer
Haus 3 Schlafzimmer Büro Garage > beds=3 garage text=buro type=4
2 separate Schlafzimmer > beds=2 rest=separate
Haus 4 SZ Büro Garten > beds=4 garden text=buro type=4
10 km Eupen > near=eupen/10
Eupen + 10 km > near=eupen/10
nicht weiter als 10 km von Eupen > near=eupen/10 rest=nicht weiter
zwischen Eupen und Malmedy > in=eupen in=malmedy
südlich von Eupen > in=eupen rest=sudlich
Eupen Zentrum > in=eupen rest=zentrum
Großraum Lüttich > near=liege/10
PLZ 4700 > in=eupen
Postleitzahl 4700 > in=eupen
4700, 4720 > in=eupen in=la calamine
Eupen und Nähe > near=eupen/10
Grenznähe Aachen > rest=grenznahe aachen
nahe der Grenze > rest=grenze
Umkreis Eupen 15 km > near=eupen/15
Haus noch zu haben Eupen > available in=eupen type=4
verkaufte Häuser Eupen > !available in=eupen type=4
nicht verkaufte Häuser > available type=4
Leibrente Wohnung Küste > in=coast type=2 viager
vermietete Wohnung zu verkaufen Lüttich > goal=sale in=liege rest=vermietete type=2
Neubauprojekt Raeren > in=raeren new
neuwertiges Haus Eupen > in=eupen rest=neuwertiges type=4
möbliertes Studio kurzfristig Löwen > furnished goal=rent in=louvain rest=kurzfristig text=studio
unmöbliert 1 SZ Brüssel > !furnished beds=1 goal=rent in=04000
Garten und/oder Terrasse Eupen > in=eupen rest=garten und/oder terrasse
zwei Garagen > rest=zwei text=garagen
keine Garage und kein Garten > !garage !garden
Aufzug Pflicht > lift rest=pflicht
EPC A bis C Eupen > epc=c in=eupen
EPC unter 150 > epcMax=150
3 Schlafzimer Euepn > beds=3 in=eupen
Huas zu verkaufen Kelmis > goal=sale in=la calamine type=4
Ferienwohnung oder Ferienhaus Ardennen > in=ardennes rest=ferienwohnung oder ferienhaus
Haus mit Werkstatt > text=werkstatt type=4
Haus mit Stall > rest=stall type=4
kWh unter 150 Haus > epcMax=150 type=4
Wohnung oder Reihenhaus Eupen > in=eupen rest=reihenhaus type=2 type=4
Haus oder Bungalow > rest=bungalow type=4
Haus oder Wohnung Eupen > in=eupen type=2 type=4
Wohnung/Haus > type=2 type=4
Balkon oder Terrasse > rest=balkon oder terrasse
Haus mit Garage oder Stellplatz > garage type=4
Grundstück oder Haus Amel > in=ambleve type=4 type=6
möbliert oder unmöbliert > goal=rent rest=mobliert oder unmobliert
Studio oder 1 Zimmer > rest=studio oder 1 zimmer type=2
Villa oder Landhaus > rest=landhaus type=4
Haus 6 m breit > rest=6 m breit type=4
Grundstück 12 m Straßenfront > rest=12 m strassenfront type=6
Villa 2m > max=2000000 type=4
Aachener Straße Eupen > in=eupen rest=aachener strasse
Straße nach Malmedy > in=malmedy rest=strasse nach
Haus frei in 3 Monaten > rest=3 monaten rest=frei type=4
ab nächsten Monat Haus > rest=nachsten monat type=4
3T > rest=3
Wohnzimmer 40 qm Wohnung > rest=wohnzimmer 40 qm type=2
`;
