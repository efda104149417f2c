import { ADVERT_LAW_ROWS } from '../advert/advert-law-rows.ts';
import { AGENCY_REPORT, AGENCY_WITHDRAWAL_DAYS } from '../cost/agency-contract.ts';
import { CONSTRUCTION_VAT, REBUILT_VAT } from '../cost/construction-vat.ts';
import { ABUSIVE_RENT, LAST_RENT_DISCLOSURE, PETS_CLAUSE_VOID } from '../letting/brussels-letting.ts';
import { DEPOSIT_CAPS } from '../cost/deposit.ts';
import { MORTGAGE_RATE } from '../cost/credit.ts';
import { FILE_COSTS, NOTARY_VAT, SCALE_J } from '../cost/notary-fee.ts';
import { OWN_HOME_TERMS, REGISTRATION_DUTIES } from '../cost/registration-duty.ts';
import { ADVERT_FINES } from '../energy/advert-fines.ts';
import { OFFICE_CERTIFICATE, SMALL_UNIT_CERTIFICATE } from '../energy/certificate-owed.ts';
import { ASBESTOS_CERTIFICATE_YEARS, ENERGY_CERTIFICATE_YEARS } from '../energy/certificate-years.ts';
import { ENDED_CLASSES, LETTING_CLASSES } from '../energy/planned-classes.ts';
import { BUSINESS_RENOVATION, RENOVATION_TERM, WALLOON_RENOVATION } from '../energy/renovation-notice.ts';
import { ENERGY_SCALES } from '../energy/scales.ts';
import { REGIONS, type Region } from '../place/region.ts';
import { ASSUMED_INDEXATION } from '../viager/time-line.ts';
import type { DatedRule } from '../rules/dated-rule.ts';

/** A dated rule as the register lists it. `region` is absent where the rule is not regional; `file` is relative to the project. */
export type RegisteredRule = {
  readonly name: string;
  readonly region?: Region;
  readonly file: string;
  readonly rows: readonly DatedRule<unknown>[];
};

/** All dated rules in the domain. Once a year the agency checks them against their sources, with `npm run check -- --rules`. */
export const RULE_REGISTER: readonly RegisteredRule[] = [
  ...regional('registration-duty', 'domain/cost/registration-duty.ts', REGISTRATION_DUTIES),
  ...regional('own-home-terms', 'domain/cost/registration-duty.ts', OWN_HOME_TERMS),
  { name: 'construction-vat', file: 'domain/cost/construction-vat.ts', rows: CONSTRUCTION_VAT },
  { name: 'rebuilt-vat', file: 'domain/cost/construction-vat.ts', rows: REBUILT_VAT },
  { name: 'notary-scale', file: 'domain/cost/notary-fee.ts', rows: SCALE_J },
  { name: 'notary-vat', file: 'domain/cost/notary-fee.ts', rows: NOTARY_VAT },
  { name: 'file-costs', file: 'domain/cost/notary-fee.ts', rows: FILE_COSTS },
  { name: 'mortgage-rate', file: 'domain/cost/credit.ts', rows: MORTGAGE_RATE },
  { name: 'agency-withdrawal', file: 'domain/cost/agency-contract.ts', rows: AGENCY_WITHDRAWAL_DAYS },
  { name: 'agency-report', file: 'domain/cost/agency-contract.ts', rows: AGENCY_REPORT },
  { name: 'assumed-indexation', file: 'domain/viager/time-line.ts', rows: [ASSUMED_INDEXATION] },
  ...regional('deposit-cap', 'domain/cost/deposit.ts', DEPOSIT_CAPS),
  ...regional('energy-scale', 'domain/energy/scales.ts', ENERGY_SCALES),
  ...regional('advert-fine', 'domain/energy/advert-fines.ts', ADVERT_FINES),
  { name: 'renovation-term', region: 'flanders', file: 'domain/energy/renovation-notice.ts', rows: RENOVATION_TERM },
  {
    name: 'business-renovation',
    region: 'flanders',
    file: 'domain/energy/renovation-notice.ts',
    rows: BUSINESS_RENOVATION,
  },
  {
    name: 'walloon-renovation',
    region: 'wallonia',
    file: 'domain/energy/renovation-notice.ts',
    rows: WALLOON_RENOVATION,
  },
  {
    name: 'small-unit-certificate',
    region: 'flanders',
    file: 'domain/energy/certificate-owed.ts',
    rows: SMALL_UNIT_CERTIFICATE,
  },
  {
    name: 'office-certificate',
    region: 'brussels',
    file: 'domain/energy/certificate-owed.ts',
    rows: OFFICE_CERTIFICATE,
  },
  { name: 'letting-classes', region: 'flanders', file: 'domain/energy/planned-classes.ts', rows: LETTING_CLASSES },
  { name: 'ended-classes', region: 'brussels', file: 'domain/energy/planned-classes.ts', rows: ENDED_CLASSES },
  { name: 'pets-clause-void', region: 'brussels', file: 'domain/letting/brussels-letting.ts', rows: PETS_CLAUSE_VOID },
  { name: 'abusive-rent', region: 'brussels', file: 'domain/letting/brussels-letting.ts', rows: ABUSIVE_RENT },
  {
    name: 'last-rent-told',
    region: 'brussels',
    file: 'domain/letting/brussels-letting.ts',
    rows: LAST_RENT_DISCLOSURE,
  },
  { name: 'energy-certificate-years', file: 'domain/energy/certificate-years.ts', rows: ENERGY_CERTIFICATE_YEARS },
  {
    name: 'asbestos-certificate-years',
    region: 'flanders',
    file: 'domain/energy/certificate-years.ts',
    rows: ASBESTOS_CERTIFICATE_YEARS,
  },
  ...ADVERT_LAW_ROWS.map(rule => ({ ...rule, file: 'domain/advert/advert-law-rows.ts' })),
];

/** The regions' rows of a rule; a region without rows has no such rule. */
function regional(
  name: string,
  file: string,
  rules: Readonly<Record<Region, readonly DatedRule<unknown>[]>>,
): readonly RegisteredRule[] {
  return REGIONS.filter(region => rules[region].length > 0).map(region => ({
    name,
    region,
    file,
    rows: rules[region],
  }));
}
