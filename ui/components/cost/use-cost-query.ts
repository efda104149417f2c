import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { COST_PARAMETERS, costQuery } from '../../../domain/cost/cost-query.ts';
import { useChangePage } from '../common/page-state.ts';

/** Milliseconds after the last keystroke until the address is updated: browsers limit the rate of history changes. */
const ADDRESS_AFTER = 400;

/**
 * Values typed into a cost form, as a query string; the page and its address are updated from it. `sent`: the query of the address; `read`:
 * must be called on each input.
 */
export function useCostQuery(sent: string): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly query: string;
  readonly read: () => void;
} {
  const change = useChangePage();
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(sent);
  const read = useCallback(() => {
    if (!form.current) return;
    const typed = queryOf(form.current);
    setQuery(typed);
    change?.({ costs: typed });
  }, [change]);
  // Reads input that was typed before hydration or restored by the browser.
  useEffect(read, [read]);
  useEffect(() => {
    if (!form.current) return;
    const timer = setTimeout(() => keepAddress(query), ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [query]);
  return { form, query, read };
}

function queryOf(form: HTMLFormElement): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.append(name, value);
  return costQuery(parameters);
}

/** Writes the options to the address, keeps its other parameters, and adds no history entry. */
function keepAddress(query: string): void {
  const { pathname, search, hash } = location;
  const others = new URLSearchParams(search);
  for (const name of COST_PARAMETERS) others.delete(name);
  const whole = [others.toString(), query].filter(Boolean).join('&');
  const address = `${pathname}${whole === '' ? '' : `?${whole}`}${hash}`;
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
}
