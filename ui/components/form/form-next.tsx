import { PhoneInstead } from '../common/phone-instead.tsx';

/** Shown below a form: the steps that follow once the visitor sends it, and the agency's phone number as an alternative. */
export function FormNext({
  steps,
  phone,
}: {
  readonly steps?: { readonly title: string; readonly texts: readonly string[] } | undefined;
  readonly phone: string;
}) {
  return (
    <div className="form-next">
      {steps ? (
        <>
          <h2>{steps.title}</h2>
          <ol>
            {steps.texts.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ol>
        </>
      ) : null}
      <PhoneInstead phone={phone} />
    </div>
  );
}
