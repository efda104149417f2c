/** Municipalities of Luxembourg. Written by `npm run generate:places`, which names the sources. */
export const LUXEMBOURG = `
81001|fr|6700|Arlon=Aarlen=Arlon=Arel|6700 Bonnert,Heinsch,Toernich;6704 Guirsch;6706 Autelbas|
81003|fr|6717|Attert|6717 Nobressart,Nothomb,Thiaumont,Tontelange|
81004|fr|6790|Aubange|6790;6791 Athus;6792 Halanzy,Rachecourt|
81013|fr|6630|Martelange|6630|
81015|fr|6780|Messancy|6780 Hondelange,Wolkrange;6781 Sélange;6782 Habergy|
82009|fr|6637|Fauvillers|6637 Hollange,Tintange|
82014|fr|6660|Houffalize|6660 Nadrin;6661 Mont,Tailles;6662 Tavigny;6663 Mabompré;6666 Wibrin|
82032|fr|6690|Vielsalm|6690 Bihain;6692 Petit-Thier;6698 Grand-Halleux|
82036|fr|6640|Vaux-sur-Sûre|6640 Hompré,Morhet,Nives,Sibret,Vaux-lez-Rosières;6642 Juseret|
82037|fr|6670|Gouvy|6670 Limerlé;6671 Bovigny;6672 Beho;6673 Cherain;6674 Montleban|
82038|fr|6680|Sainte-Ode|6680 Amberloup,Tillet;6681 Lavacherie|
82039|fr|6600|Bastogne=Bastenaken=Bastogne=Bastogne|6600 Longvilly,Noville,Villers-la-Bonne-Eau,Wardin;6686 Flamierge;6687;6688 Longchamps|82003 6600 Bastogne=Bastenaken;82005 6686+6687+6688 Bertogne
83012|fr|6940|Durbuy|6940 Barvaux,Grandhan,Septon,Wéris;6941 Bende,Bomal,Borlon,Heyd,Izier,Tohogne,Villers-Sainte-Gertrude|
83013|fr|6997|Erezée|6997 Amonines,Mormont,Soy|
83028|fr|6990|Hotton|6990 Fronville,Hampteau,Marenne|
83031|fr|6980|La Roche-en-Ardenne|6980 Beausaint;6982 Samrée;6983 Ortho;6984 Hives;6986 Halleux|
83034|fr|6900|Marche-en-Famenne|6900 Aye,Hargimont,Humain,On,Roy,Waha|
83040|fr|6950|Nassogne|6950 Harsin;6951 Bande;6952 Grune;6953 Ambly,Forrières,Lesterny,Masbourg|
83044|fr|6987|Rendeux|6987 Beffe,Hodister,Marcourt|
83049|fr|6970|Tenneville|6970;6971 Champlon;6972 Erneuville|
83055|fr|6960|Manhay|6960 Dochamps,Grandmenil,Harre,Malempré,Odeigne,Vaux-Chavanne|
84009|fr|6880|Bertrix|6880 Auby-sur-Semois,Cugnon,Jehonville,Orgeo|
84010|fr|6830|Bouillon|6830 Les Hayons,Poupehan,Rochehaut;6831 Noirefontaine;6832 Sensenruth;6833 Ucimont,Vivy;6834 Bellevaux;6836 Dohan;6838 Corbion|
84016|fr|6929|Daverdisse|6929 Gembes,Haut-Fays,Porcheresse|
84029|fr|6887|Herbeumont|6887 Saint-Médard,Straimont|
84033|fr|6860|Léglise|6860 Assenois,Ebly,Mellier,Witry|
84035|fr|6890|Libin|6890 Anloy,Ochamps,Redu,Smuid,Transinne,Villance|
84043|fr|6840|Neufchâteau|6840 Grandvoir,Grapfontaine,Hamipré,Longlier,Tournay|
84050|fr|6850|Paliseul|6850 Carlsbourg,Offagne;6851 Nollevaux;6852 Maissin,Opont;6853 Framont;6856 Fays-les-Veneurs|
84059|fr|6870|Saint-Hubert|6870 Arville,Awenne,Hatrival,Mirwart,Vesqueville|
84068|fr|6927|Tellin|6927 Bure,Grupont,Resteigne|
84075|fr|6920|Wellin|6920 Sohier;6921 Chanly;6922 Halma;6924 Lomprez|
84077|fr|6800|Libramont-Chevigny|6800 Bras,Freux,Libramont,Moircy,Recogne,Remagne,Saint-Pierre,Sainte-Marie-Chevigny|
85007|fr|6810|Chiny|6810 Izel,Jamoigne;6811 Les Bulles;6812 Suxy;6813 Termes|
85009|fr|6740|Etalle|6740 Sainte-Marie,Villers-sur-Semois;6741 Vance;6742 Chantemelle;6743 Buzenol|
85011|fr|6820|Florenville|6820 Fontenoille,Muno,Sainte-Cécile;6821 Lacuisine;6823 Villers-devant-Orval;6824 Chassepierre|
85024|fr|6769|Meix-devant-Virton|6769 Gérouville,Robelmont,Sommethonne,Villers-la-Loue|
85026|fr|6750|Musson|6750 Mussy-la-Ville|
85034|fr|6747|Saint-Léger|6747 Châtillon,Meix-le-Tige|
85039|fr|6730|Tintigny|6730 Bellefontaine,Rossignol,Saint-Vincent|
85045|fr|6760|Virton|6760 Bleid,Ethe,Ruette;6761 Latour;6762 Saint-Mard|
85046|fr|6720|Habay|6720 Habay-la-Neuve,Hachy;6721 Anlier;6723 Habay-la-Vieille;6724 Houdemont,Rulles|
85047|fr|6767|Rouvroy|6767 Dampicourt,Harnoncourt,Lamorteau,Torgny|
`;
