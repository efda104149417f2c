import type { Language } from '../../../domain/text/language.ts';

/** OpenImmo has codes where a page needs words. */
export type OpenImmoWords = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** `zustand_art` */
export const CONDITIONS: OpenImmoWords = {
  ERSTBEZUG: {
    fr: 'Neuf, première occupation',
    nl: 'Nieuw, eerste bewoning',
    en: 'New, first occupancy',
    de: 'Erstbezug',
  },
  NEUWERTIG: { fr: 'Comme neuf', nl: 'Als nieuw', en: 'As new', de: 'Neuwertig' },
  MODERNISIERT: { fr: 'Modernisé', nl: 'Gemoderniseerd', en: 'Modernised', de: 'Modernisiert' },
  GEPFLEGT: { fr: 'Bien entretenu', nl: 'Goed onderhouden', en: 'Well kept', de: 'Gepflegt' },
  VOLL_SANIERT: { fr: 'Entièrement rénové', nl: 'Volledig gerenoveerd', en: 'Fully renovated', de: 'Vollsaniert' },
  TEIL_SANIERT: {
    fr: 'Partiellement rénové',
    nl: 'Gedeeltelijk gerenoveerd',
    en: 'Partly renovated',
    de: 'Teilsaniert',
  },
  TEIL_VOLLSANIERT: { fr: 'Rénové', nl: 'Gerenoveerd', en: 'Renovated', de: 'Saniert' },
  TEIL_VOLLRENOVIERT: { fr: 'Rafraîchi', nl: 'Opgefrist', en: 'Refurbished', de: 'Renoviert' },
  TEIL_VOLLRENOVIERUNGSBED: { fr: 'À rafraîchir', nl: 'Op te frissen', en: 'To refresh', de: 'Renovierungsbedürftig' },
  SANIERUNGSBEDUERFTIG: { fr: 'À rénover', nl: 'Te renoveren', en: 'To renovate', de: 'Sanierungsbedürftig' },
  BAUFAELLIG: { fr: 'Délabré', nl: 'Bouwvallig', en: 'Dilapidated', de: 'Baufällig' },
  ABRISSOBJEKT: { fr: 'À démolir', nl: 'Te slopen', en: 'To demolish', de: 'Abrissobjekt' },
  ENTKERNT: { fr: 'Vidé jusqu’au gros œuvre', nl: 'Gestript', en: 'Stripped to the structure', de: 'Entkernt' },
  ROHBAU: { fr: 'Gros œuvre', nl: 'Ruwbouw', en: 'Structural shell', de: 'Rohbau' },
  PROJEKTIERT: { fr: 'À construire', nl: 'Te bouwen', en: 'To be built', de: 'Projektiert' },
};

/** Attributes of `kueche` */
export const KITCHENS: OpenImmoWords = {
  EBK: { fr: 'Équipée', nl: 'Ingericht', en: 'Fitted', de: 'Einbauküche' },
  OFFEN: { fr: 'Ouverte', nl: 'Open', en: 'Open', de: 'Offen' },
  PANTRY: { fr: 'Kitchenette', nl: 'Kitchenette', en: 'Kitchenette', de: 'Pantryküche' },
};

/** Attributes of `heizungsart` and of `befeuerung` */
export const HEATINGS: OpenImmoWords = {
  OFEN: { fr: 'Poêle', nl: 'Kachel', en: 'Stove', de: 'Ofenheizung' },
  ETAGE: { fr: 'Chauffage individuel', nl: 'Individuele verwarming', en: 'Individual heating', de: 'Etagenheizung' },
  ZENTRAL: { fr: 'Chauffage central', nl: 'Centrale verwarming', en: 'Central heating', de: 'Zentralheizung' },
  FERN: { fr: 'Chauffage urbain', nl: 'Stadsverwarming', en: 'District heating', de: 'Fernwärme' },
  FUSSBODEN: { fr: 'Chauffage au sol', nl: 'Vloerverwarming', en: 'Underfloor heating', de: 'Fußbodenheizung' },
};

export const FUELS: OpenImmoWords = {
  OEL: { fr: 'Mazout', nl: 'Stookolie', en: 'Heating oil', de: 'Öl' },
  GAS: { fr: 'Gaz', nl: 'Gas', en: 'Gas', de: 'Gas' },
  ELEKTRO: { fr: 'Électricité', nl: 'Elektriciteit', en: 'Electricity', de: 'Strom' },
  SOLAR: { fr: 'Solaire', nl: 'Zonne-energie', en: 'Solar', de: 'Solar' },
  ERDWAERME: { fr: 'Géothermie', nl: 'Aardwarmte', en: 'Ground heat', de: 'Erdwärme' },
  LUFTWP: { fr: 'Pompe à chaleur', nl: 'Warmtepomp', en: 'Heat pump', de: 'Luftwärmepumpe' },
  'WASSER-ELEKTRO': { fr: 'Pompe à chaleur eau', nl: 'Waterwarmtepomp', en: 'Water heat pump', de: 'Wasserwärmepumpe' },
  FERN: { fr: 'Chauffage urbain', nl: 'Stadsverwarming', en: 'District heating', de: 'Fernwärme' },
  BLOCK: { fr: 'Cogénération', nl: 'Warmtekrachtkoppeling', en: 'Combined heat and power', de: 'Blockheizkraftwerk' },
  PELLET: { fr: 'Pellets', nl: 'Pellets', en: 'Pellets', de: 'Pellets' },
  KOHLE: { fr: 'Charbon', nl: 'Steenkool', en: 'Coal', de: 'Kohle' },
  HOLZ: { fr: 'Bois', nl: 'Hout', en: 'Wood', de: 'Holz' },
  FLUESSIGGAS: { fr: 'Gaz en citerne', nl: 'Gas in een tank', en: 'Tank gas', de: 'Flüssiggas' },
};
