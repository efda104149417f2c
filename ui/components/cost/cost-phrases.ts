import { useTranslation } from 'react-i18next';
import type { CalculatedPurchase, Credit } from '../../../domain/cost/cost-query.ts';
import { numberText } from '../../../domain/text/number.ts';
import { wholeEuro } from './cost-table.tsx';

/** Returns a function that adds 'about' to the name of an approximate amount. */
export function useAbout(): (name: string, isAbout: boolean | undefined) => string {
  const { t } = useTranslation('cost');
  return (name, isAbout) => (isAbout ? `${name}, ${t('note.about')}` : name);
}

/** Returns a function that names the source and the month of an assumed rate. */
export function useRateSource(): (rule: Credit['rateRule']) => { readonly source: string; readonly month: string } {
  const { t } = useTranslation('cost');
  return rule => {
    const [year, month] = rule?.from?.split('-') ?? [];
    return { source: t(`source.mortgage-rate.${rule?.from}`), month: `${month}-${year}` };
  };
}

/** Amount and years of the loan, for the name of the monthly payment. */
export function loanOf({ credit }: CalculatedPurchase) {
  return { amount: wholeEuro(credit?.amount ?? 0), years: numberText((credit?.payments ?? 0) / 12) };
}
