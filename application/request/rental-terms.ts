import { rentalStart } from '../../domain/cost/rental-start.ts';
import type { FactName } from '../../domain/listing/facts.ts';
import { TAKE_OVER } from '../../domain/listing/goal.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';
import { formAvailability } from '../../domain/request/form-availability.ts';
import type { RentalTerms } from '../mail/mail-templates.ts';
import type { RequestSubject } from './request-subject.ts';

/** Rental terms for a viewing's confirmation; `undefined` unless rental applications are possible. */
export function viewingTerms(subject: RequestSubject | undefined, today: string): RentalTerms | undefined {
  const home = subject && formAvailability('rental-application', subject.facts).open;
  return home ? rentalTerms(subject, today) : undefined;
}

/** Costs at the start of a lease, as far as the listing states them. */
export function rentalTerms(subject: RequestSubject | undefined, today: string): RentalTerms | undefined {
  const listing = subject?.goal === 'rent' ? subject.listing : undefined;
  const rent = listing?.price;
  if (!listing || listing.goal === TAKE_OVER || rent === undefined) return undefined;
  const fact = (name: FactName) => numberFact(listing, name);
  const [charges, months, inventoryCost] = [fact('renterCharges'), fact('deposit'), fact('inventoryCost')];
  const [minimumIncome, maximumPersons] = [fact('minimumIncome'), fact('maximumPersons')];
  const lines = rentalStart(
    { region: subject?.region, rent, ...(charges && { charges }), ...(months && { depositMonths: months }) },
    today,
  )?.lines;
  const deposit = lines?.find(({ code, assumed }) => code === 'deposit' && !assumed);
  return {
    ...(minimumIncome && { minimumIncome }),
    ...(maximumPersons && { maximumPersons }),
    firstMonth: rent + (charges ?? 0),
    ...(inventoryCost && { inventoryShare: inventoryCost }),
    ...(deposit?.months && { deposit: { months: deposit.months, amount: deposit.amount } }),
  };
}
