/** Municipalities of Hainaut. Written by `npm run generate:places`, which names the sources. */
export const HAINAUT = `
51004|fr|7800|Ath=Aat=Ath=Ath|7800 Lanquesaint;7801 Irchonwelz;7802 Ormeignies;7803 Bouvignies;7804 Ostiches,Rebaix;7810 Maffle;7811 Arbre;7812 Houtaing,Ligne,Mainvault,Moulbaix,Villers-Notre-Dame,Villers-Saint-Amand;7822 Ghislenghien,Isières,Meslin-Évêque;7823 Gibecq|
51008|fr|7970|Beloeil|7970;7971 Basècles,Ramegnies,Thumaide,Wadelincourt;7972 Aubechies,Ellignies-Sainte-Anne,Quevaucamps;7973 Grandglise,Stambruges|
51009|fr|7320|Bernissart|7320;7321 Blaton,Harchies;7322 Pommeroeul,Ville-Pommeroeul|
51012|fr|7940|Brugelette|7940 Cambron-Casteau;7941 Attre;7942 Mévergnies-lez-Lens;7943 Gages|
51014|fr|7950|Chièvres|7950 Grosage,Huissignies,Ladeuze,Tongre-Saint-Martin;7951 Tongre-Notre-Dame|
51017|fr|7890|Ellezelles=Elzele=Ellezelles=Ellezelles|7890 Lahamaide,Wodecq|
51019|fr|7880|Flobecq=Vloesberg=Flobecq=Flobecq|7880|
51065|fr|7910|Frasnes-lez-Anvaing|7910 Anvaing,Arc-Ainières,Arc-Wattripont,Cordes,Ellignies-lez-Frasnes,Forest,Wattripont;7911 Buissenal,Frasnes-lez-Buissenal,Hacquegnies,Herquegies,Montroeul-au-Bois,Moustier,Oeudeghien;7912 Dergneau,Saint-Sauveur|
51067|fr|7850|Enghien=Edingen=Enghien=Enghien|7850 Petit-Enghien=Lettelingen,Marcq=Mark|
51068|fr|7830|Silly=Opzullik=Silly=Silly|7830 Bassilly,Fouleng,Gondregnies,Graty,Hellebecq,Hoves,Thoricourt|
51069|fr|7860|Lessines=Lessen=Lessines=Lessines|7860;7861 Papignies,Wannebecq;7862 Ogy;7863 Ghoy;7864 Deux-Acren;7866 Bois-de-Lessines,Ollignies|
52010|fr|7160|Chapelle-lez-Herlaimont|7160 Godarville,Piéton|
52011|fr|6000|Charleroi|6000;6001 Marcinelle;6010 Couillet;6020 Dampremy;6030 Goutroux,Marchienne-au-Pont;6031 Monceau-sur-Sambre;6032 Mont-sur-Marchienne;6040 Jumet;6041 Gosselies;6042 Lodelinsart;6043 Ransart;6044 Roux;6060 Gilly;6061 Montignies-sur-Sambre|
52012|fr|6200|Châtelet|6200 Bouffioulx,Châtelineau|
52015|fr|6180|Courcelles|6180;6181 Gouy-lez-Piéton;6182 Souvret;6183 Trazegnies|
52018|fr|6240|Farciennes|6240 Pironchamps|
52021|fr|6220|Fleurus|6220 Heppignies,Lambusart,Wangenies;6221 Saint-Amand;6222 Brye;6223 Wagnelée;6224 Wanfercée-Baulet|
52022|fr|6140|Fontaine-l’Evêque|6140;6141 Forchies-la-Marche;6142 Leernes|
52025|fr|6280|Gerpinnes|6280 Acoz,Gougnies,Joncret,Loverval,Villers-Poterie|
52048|fr|6110|Montigny-le-Tilleul|6110;6111 Landelies|
52055|fr|6230|Pont-à-Celles|6230 Buzet,Obaix,Thiméon,Viesville;6238 Liberchies,Luttre|
52074|fr|6250|Aiseau-Presles|6250 Aiseau,Pont-de-Loup,Presles,Roselies|
52075|fr|6210|Les Bons Villers|6210 Frasnes-lez-Gosselies,Rèves,Villers-Perwin,Wayaux;6211 Mellet|
53014|fr|7300|Boussu|7300;7301 Hornu|
53020|fr|7370|Dour|7370 Blaugies,Elouges,Wihéries|
53028|fr|7080|Frameries|7080 Eugies,La Bouverie,Noirchain,Sars-la-Bruyère|
53039|fr|7350|Hensies|7350 Hainin,Montroeul-sur-Haine,Thulin|
53044|fr|7050|Jurbise=Jurbeke=Jurbise=Jurbise|7050 Erbaut,Erbisoeul,Herchies,Masnuy-Saint-Jean,Masnuy-Saint-Pierre|
53046|fr|7870|Lens|7870 Bauffe,Cambron-Saint-Vincent,Lombise,Montignies-lez-Lens|
53053|fr|7000|Mons=Bergen=Mons=Mons|7000;7011 Ghlin;7012 Flénu,Jemappes;7020 Maisières,Nimy;7021 Havré;7022 Harmignies,Harveng,Hyon,Mesvin,Nouvelles;7024 Ciply;7030 Saint-Symphorien;7031 Villers-Saint-Ghislain;7032 Spiennes;7033 Cuesmes;7034 Obourg,Saint-Denis|
53065|fr|7390|Quaregnon|7390 Wasmuel|
53068|fr|7380|Quiévrain|7380 Baisieux;7382 Audregnies|
53070|fr|7330|Saint-Ghislain|7330;7331 Baudour;7332 Neufmaison,Sirault;7333 Tertre;7334 Hautrage,Villerot|
53082|fr|7340|Colfontaine|7340 Pâturages,Warquignies,Wasmes|
53083|fr|7387|Honnelles|7387 Angre,Angreau,Athis,Autreppe,Erquennes,Fayt-le-Franc,Marchipont,Montignies-sur-Roc,Onnezies,Roisin|
53084|fr|7040|Quévy|7040 Asquillies,Aulnois,Blaregnies,Bougnies,Genly,Goegnies-Chaussée,Quévy-le-Grand,Quévy-le-Petit;7041 Givry,Havay|
55004|fr|7090|Braine-le-Comte=’s-Gravenbrakel=Braine-le-Comte=Braine-le-Comte|7090 Hennuyères,Henripont,Petit-Roeulx-lez-Braine,Ronquières,Steenkerque|
55035|fr|7070|Le Roeulx|7070 Gottignies,Mignault,Thieu,Ville-sur-Haine|
55040|fr|7060|Soignies=Zinnik=Soignies=Soignies|7060 Horrues;7061 Casteau,Thieusies;7062 Naast;7063 Chaussée-Notre-Dame-Louvignies,Neufvilles|
55050|fr|7190|Ecaussinnes|7190 Ecaussinnes d’Enghien,Marche-lez-Ecaussinnes;7191 Ecaussinnes-Lalaing|
55085|fr|7180|Seneffe|7180;7181 Arquennes,Familleureux,Feluy,Petit-Roeulx-lez-Nivelles|
55086|fr|7170|Manage|7170 Bellecourt,Bois-d’Haine,Fayt-lez-Manage,La Hestre|
56001|fr|6150|Anderlues|6150|
56005|fr|6500|Beaumont|6500 Barbençon,Leugnies,Leval-Chaudeville,Renlies,Solre-Saint-Géry,Thirimont;6511 Strée|
56016|fr|6460|Chimay|6460 Bailièvre,Robechies,Saint-Remy,Salles,Villers-la-Tour;6461 Virelles;6462 Vaulx;6463 Lompret;6464 Baileux,Bourlers,Forges,L’Escaillère,Rièzes|
56022|fr|6560|Erquelinnes|6560 Bersillies-L’Abbaye,Grand-Reng,Hantes-Wihéries,Montignies-Saint-Christophe,Solre-sur-Sambre|
56029|fr|6440|Froidchapelle|6440 Boussu-lez-Walcourt,Fourbechies,Vergnies;6441 Erpion|
56044|fr|6540|Lobbes|6540 Mont-Sainte-Geneviève;6542 Sars-la-Buissière;6543 Bienne-lez-Happart|
56049|fr|6567|Merbes-le-Château|6567 Fontaine-Valmont,Labuissière,Merbes-Sainte-Marie|
56051|fr|6590|Momignies|6590;6591 Macon;6592 Monceau-Imbrechies;6593 Macquenoise;6594 Beauwelz;6596 Forge-Philippe,Seloignes|
56078|fr|6530|Thuin|6530 Leers-et-Fosteau;6531 Biesme-sous-Thuin;6532 Ragnies;6533 Biercée;6534 Gozeé;6536 Donstiennes,Thuillies|
56086|fr|6120|Ham-sur-Heure-Nalinnes|6120 Cour-sur-Heure,Ham-sur-Heure,Jamioulx,Marbaix,Nalinnes|
56088|fr|6470|Sivry-Rance|6470 Grandrieu,Montbliart,Rance,Sautin,Sivry|
57003|fr|7640|Antoing|7640 Maubray,Péronnes;7641 Bruyelle;7642 Calonne;7643 Fontenoye|
57018|fr|7760|Celles|7760 Escanaffles,Molenbaix,Popuelles,Pottes,Velaines|
57027|fr|7730|Estaimpuis=Steenput=Estaimpuis=Estaimpuis|7730 Bailleul,Estaimbourg,Evregnies,Leers-Nord,Néchin,Saint-Léger|
57062|fr|7740|Pecq|7740 Warcoing;7742 Hérinnes;7743 Esquelmes,Obigies|
57064|fr|7600|Péruwelz|7600;7601 Roucourt;7602 Bury;7603 Bon-Secours;7604 Baugnies,Braffe,Brasmenil,Callenelle,Wasmes-Audemez-Briffoeil;7608 Wiers|
57072|fr|7610|Rumes|7610;7611 La Glanerie;7618 Taintignies|
57081|fr|7500|Tournai=Doornik=Tournai=Tournai|7500 Ere,Saint-Maur;7501 Orcq;7502 Esplechin;7503 Froyennes;7504 Froidmont;7506 Willemeau;7520 Ramegnies-Chin,Templeuve;7521 Chercq;7522 Blandain,Hertain,Lamain,Marquain;7530 Gaurain-Ramecroix;7531 Havinnes;7532 Beclers;7533 Thimougies;7534 Barry,Maulde;7536 Vaulx;7538 Vezon;7540 Kain,Melles,Quartes,Rumillies;7542 Mont-Saint-Aubert;7543 Mourcourt;7548 Warchin|
57093|fr|7620|Brunehaut|7620 Bléharies,Guignies,Hollain,Jollain-Merlin,Wez-Velvain;7621 Lesdain;7622 Laplaigne;7623 Rongy;7624 Howardries|
57094|fr|7900|Leuze-en-Hainaut|7900 Grandmetz,Leuze;7901 Thieulain;7903 Blicquy,Chapelle-à-Oie,Chapelle-à-Wattines;7904 Pipaix,Tourpes,Willaupuis;7906 Gallaix|
57095|fr|7750|Mont-de-l’Enclus|7750 Amougies,Anseroeul,Orroir,Russeignies|
57096|fr|7700|Mouscron=Moeskroen=Mouscron=Mouscron|7700 Luingne;7711 Dottenijs,Dottignies;7712 Herseaux|
57097|fr|7780|Comines-Warneton=Komen-Waasten=Comines-Warneton=Comines-Warneton|7780 Comines=Komen;7781 Houthem;7782 Ploegsteert;7784 Bas-Warneton=Neerwaasten,Warneton=Waasten|
58001|fr|7100|La Louvière|7100 Haine-Saint-Paul,Haine-Saint-Pierre,Saint-Vaast,Trivières;7110 Houdeng-Aimeries,Houdeng-Goegnies,Maurage,Strépy-Bracquegnies;7710 Boussoit|
58002|fr|7130|Binche|7130 Battignies,Bray;7131 Waudrez;7133 Buvrinnes;7134 Epinois,Leval-Trahegnies,Péronnes,Ressaix|
58003|fr|7120|Estinnes|7120 Croix-lez-Rouveroy,Estinnes-au-Mont,Estinnes-au-Val,Fauroeulx,Haulchin,Peissant,Rouveroy,Vellereille-le-Sec,Vellereille-les-Brayeux|
58004|fr|7140|Morlanwelz|7140 Morlanweiz-Mariemont;7141 Carnières,Mont-Sainte-Aldegonde|
`;
