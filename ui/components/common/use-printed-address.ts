import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { useOrigin } from './use-origin.ts';

/** Short address of a property for print, without 'https://'; with the browser's host if the site's host is not configured. */
export function usePrintedAddress({ online, shortLink }: Pick<PropertyBody, 'online' | 'shortLink'>): string {
  const origin = useOrigin();
  return (online?.address ?? `${origin}${shortLink}`).replace(/^https?:\/\//, '');
}
