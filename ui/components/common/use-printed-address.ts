import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { useOrigin } from './use-origin.ts';

/** The short address of a property as paper shows it, without 'https://'; where the site does not know its host, that of the browser. */
export function usePrintedAddress({ online, shortLink }: Pick<PropertyBody, 'online' | 'shortLink'>): string {
  const origin = useOrigin();
  return (online?.address ?? `${origin}${shortLink}`).replace(/^https?:\/\//, '');
}
