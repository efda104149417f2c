import { BUILT_ANSWER } from '../support/server/built-server.ts';
import type { HtmlControl, HtmlForm } from '../support/reading/html-forms.ts';

/** Values and submit button of a form; `empty`: no values. */
export type Filling = {
  readonly values?: Readonly<Record<string, string>>;
  readonly button?: HtmlControl | undefined;
  readonly empty?: boolean;
};

/** Values by field name. */
const TYPED: Readonly<Record<string, string>> = {
  answer: BUILT_ANSWER,
  title: 'ms',
  firstName: 'Zoë',
  lastName: 'Peeters',
  name: 'Zoë Peeters',
  phone: '0470 12 34 56',
  street: 'Rue de Fer 3',
  postcode: '5000',
  city: 'Namur',
  remark: 'Is it quiet?\nAnd <light> & "warm"?',
  text: 'They kept their word.',
  message: 'Look at the garden',
  goal: 'buy',
  types: '4',
  zones: 'zone-5000',
  budget: '350.000',
  bedrooms: '2',
  amount: '250.000',
  income: '2.600',
  householdSize: '2',
  validUntil: '2026-12-15',
  subjectToCredit: 'yes',
  // From today without an end, so that search alerts match the import.
  startDate: '',
  endDate: '',
  property: '6434027',
  project: '20396',
  address: 'https://calendar.example/busy.ics',
  closed: '2026-12-24',
  sure: '1',
  friendEmail: 'bob@example.be',
  password: 'deux canaris et une lampe',
  repeated: 'deux canaris et une lampe',
  properties: '6417342',
  words: 'Words of a careful person',
  fromDay: '2026-12-10',
  fromTime: '09:00',
  untilDay: '2026-12-11',
  untilTime: '12:00',
};

/** Values by input type, for other names. */
const BY_TYPE: Readonly<Record<string, string>> = {
  email: 'zoe@example.be',
  date: '2026-12-04',
  time: '10:00',
  number: '2',
  tel: '0470 12 34 56',
};
const WORDS = 'Words of a careful person';

/** Honeypot field: must stay empty. */
const TRAP = 'homepage';
const PDF = '%PDF-1.7 hello';
const MARK = 'a-boundary-that-is-in-no-field';

type Pair = readonly [name: string, value: string];

/** Body of a form as a browser sends it, with its fields filled in. */
export function formBody(form: HtmlForm, filling: Filling): { readonly type: string; readonly body: string } {
  const pairs = pairsOf(form, filling);
  const file = form.controls.find(({ type }) => type === 'file');
  if (!file)
    return {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString(),
    };
  const parts = pairs.map(
    ([name, value]) => `--${MARK}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${MARK}\r\ncontent-disposition: form-data; name="${file.name}"; filename="${filling.empty ? '' : 'cv.pdf'}"\r\ncontent-type: application/pdf`;
  return {
    type: `multipart/form-data; boundary=${MARK}`,
    body: `${parts.join('')}${head}\r\n\r\n${filling.empty ? '' : PDF}\r\n--${MARK}--\r\n`,
  };
}

function pairsOf(form: HtmlForm, { values = {}, button, empty = false }: Filling): readonly Pair[] {
  const pairs: Pair[] = [];
  const chosen = new Set(form.controls.filter(({ isChecked }) => isChecked).map(({ name }) => name));
  for (const control of form.controls) {
    const { name, type, tag } = control;
    if (name === '' || tag === 'button' || type === 'file' || type === 'submit') continue;
    if (type === 'checkbox' || type === 'radio') {
      const wanted = empty ? undefined : (values[name] ?? TYPED[name]);
      if (!isTicked(control, form, wanted, empty || chosen.has(name))) continue;
      chosen.add(name);
      pairs.push([name, control.value]);
    } else pairs.push([name, empty ? emptied(control) : (values[name] ?? typedInto(control))]);
  }
  if (button && button.name !== '') pairs.push([button.name, button.value]);
  return pairs;
}

/** Whether a box is ticked: if the page ticks it, if it has the wanted value, or if it is the first of its name. */
function isTicked(
  { name, type, value, isChecked }: HtmlControl,
  form: HtmlForm,
  wanted: string | undefined,
  isEnough: boolean,
): boolean {
  const isOffered = form.controls.some(other => other.name === name && other.value === wanted);
  if (isChecked && !(isOffered && type === 'radio')) return true;
  return isOffered ? value === wanted : !isEnough;
}

function emptied({ type, name, value, tag }: HtmlControl): string {
  if (name === 'answer') return BUILT_ANSWER;
  return type === 'hidden' || tag === 'select' ? value : '';
}

function typedInto({ tag, type, name, value, values }: HtmlControl): string {
  if (type === 'hidden' || name === TRAP) return value;
  if (tag === 'select') {
    const wanted = TYPED[name];
    if (wanted !== undefined && values.includes(wanted)) return wanted;
    return value === '' ? (values.find(offered => offered !== '') ?? '') : value;
  }
  // End of a weekday's hours; their start has a name such as `from-monday`.
  if (type === 'time' && /^to\b/.test(name)) return '17:00';
  return value !== '' ? value : (TYPED[name] ?? BY_TYPE[type] ?? WORDS);
}
