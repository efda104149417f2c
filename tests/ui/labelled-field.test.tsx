import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describedInput, type FieldTexts, LabelledField } from '../../ui/components/common/labelled-field.tsx';

/** Markup of a field whose texts are these, with an input. */
function markup(texts: Omit<FieldTexts, 'id' | 'label'>, focused = false): string {
  const field = { id: 'form-email', label: 'E-mail', ...texts };
  return renderToStaticMarkup(
    <LabelledField {...field} kind="email">
      <input id={field.id} {...describedInput(field, focused)} />
    </LabelledField>,
  );
}

const HINT = { hint: 'Where we answer.' };
const ERROR = { error: 'An address has an @.' };

describe('a labelled field', () => {
  test('is described by the texts that it shows, the hint before the error', () => {
    const described = [{}, HINT, ERROR, { ...HINT, ...ERROR }].map(texts => {
      const html = markup(texts);
      const ids = /<input[^>]* aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      return ids.map(id => new RegExp(`<p [^>]*id="${id}">([^<]*)`).exec(html)?.[1]);
    });
    expect(described).toEqual([[], [HINT.hint], [ERROR.error], [HINT.hint, ERROR.error]]);
  });

  test('is described by a hint that it shares before its own', () => {
    expect(markup({ note: 'one-of', ...HINT })).toContain('aria-describedby="one-of form-email-hint"');
  });

  test('is marked as invalid only with an error', () => {
    expect(markup(HINT)).not.toContain('invalid');
    expect(markup(ERROR)).toContain('aria-invalid="true"');
    expect(markup(ERROR)).toContain('data-invalid=""');
  });

  test('shows in its label whether it is required or optional', () => {
    const label = (texts: Omit<FieldTexts, 'id' | 'label'>) =>
      /<label for="form-email">(.*)<\/label>/.exec(markup(texts))?.[1];
    expect(label({})).toBe('E-mail');
    expect(label({ required: true })).toBe('E-mail<span class="field-star" aria-hidden="true">\u00a0*</span>');
    expect(label({ optional: 'optional' })).toBe('E-mail<span class="field-optional"> (optional)</span>');
  });

  test('has the focus when the page opens, if requested', () => {
    expect(markup({})).not.toContain('autofocus');
    expect(markup({}, true)).toContain('autofocus=""');
  });
});
