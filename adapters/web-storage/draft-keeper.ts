type Draft = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What was typed into forms, for a reload of the tab; a browser that stores nothing keeps nothing. */
export function makeDraftKeeper<F extends string>() {
  const keyOf = (form: F) => `draft ${form}`;
  return {
    read(form: F): Draft | undefined {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep(form: F, draft: Draft): void {
      try {
        sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
      } catch {
        // What cannot be stored still stands on the page.
      }
    },
    forget(form: F): void {
      try {
        sessionStorage.removeItem(keyOf(form));
      } catch {
        // Nothing was stored.
      }
    },
  };
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      field =>
        typeof field === 'string' || (Array.isArray(field) && field.every((item: unknown) => typeof item === 'string')),
    )
  );
}
