import { Parser } from 'htmlparser2';

/** A form control as a browser without script sees it; `values`: options of a select. */
export type HtmlControl = {
  readonly tag: 'input' | 'select' | 'textarea' | 'button';
  readonly name: string;
  readonly type: string;
  value: string;
  readonly isChecked: boolean;
  /** Raw `maxlength`. */
  readonly maxLength?: string | undefined;
  readonly values: string[];
};

export type HtmlForm = { readonly method: string; readonly action: string; readonly controls: HtmlControl[] };

/** Forms of a document, and controls outside any form. */
export function formsIn(html: string): { readonly forms: readonly HtmlForm[]; readonly alone: readonly HtmlControl[] } {
  const forms: HtmlForm[] = [];
  const alone: HtmlControl[] = [];
  let form: HtmlForm | undefined;
  let open: HtmlControl | undefined;
  const parser = new Parser({
    onopentag(tag, { name = '', type = '', value = '', ...others }) {
      if (tag === 'form')
        forms.push((form = { method: others['method'] ?? '', action: others['action'] ?? '', controls: [] }));
      if (tag === 'option' && open) {
        open.values.push(value);
        if ('selected' in others || open.values.length === 1) open.value = value;
      }
      if (tag !== 'input' && tag !== 'select' && tag !== 'textarea' && tag !== 'button') return;
      const isChecked = 'checked' in others;
      const control: HtmlControl = { tag, name, type, value, isChecked, maxLength: others['maxlength'], values: [] };
      (form?.controls ?? alone).push(control);
      if (tag === 'select' || tag === 'textarea') open = control;
    },
    ontext(text) {
      if (open?.tag === 'textarea') open.value += text;
    },
    onclosetag(tag) {
      if (tag === 'form') form = undefined;
      if (tag === open?.tag) open = undefined;
    },
  });
  parser.end(html);
  return { forms, alone };
}

/** Values of the controls as they would be submitted. `heldBy([…])` → `['words=Rings back']` */
export function heldBy(controls: readonly HtmlControl[]): readonly string[] {
  return controls.flatMap(({ tag, name, type, value, isChecked }) =>
    tag === 'button' || name === '' || ((type === 'checkbox' || type === 'radio') && !isChecked)
      ? []
      : [`${name}=${value.replace(/^\n/, '').replaceAll('\r\n', '\n')}`],
  );
}
