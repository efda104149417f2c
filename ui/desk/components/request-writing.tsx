import { useTranslation } from 'react-i18next';
import type { RequestBody, WrittenForm } from '../../../application/desk/requests/request-body.ts';
import { MESSAGE_LENGTH } from '../../../domain/request/field.ts';
import { sentLength } from '../../../domain/request/sent-length.ts';
import { momentWords } from '../../components/common/day-words.ts';
import { DeskForm, FilledBox, useFilled } from './desk-form.tsx';
import { useDraft, useDraftName } from './use-draft.ts';
import { leads } from './viewing-acts.tsx';
import { LeavesIn } from './leaves-in.tsx';

/** Notes and answers of agents on a request, and the forms for new ones. */
export function RequestWriting({ body }: { readonly body: RequestBody }) {
  const { t } = useTranslation('desk-requests');
  const { answer, note, notes, noteId, held } = body;
  const hasNextStep =
    (body.offer?.steps.some(step => step !== 'withdraw') ?? false) ||
    (body.viewing?.acts.some(act => leads(act, body.viewing)) ?? false);
  const answerDraft = useDraftName(body.row.id, 'answer');
  const noteDraft = useDraftName(body.row.id, 'note');
  const count = (kind: 'note' | 'answer') => notes.filter(one => one.kind === kind).length;
  return (
    <>
      {notes.length === 0 ? null : (
        <section className="desk-card" aria-labelledby="request-notes">
          <h2 id="request-notes">{t('notes')}</h2>
          <ol className="request-notes">
            {notes.map(({ id, kind, at, agentName, words }) => (
              <li key={id} data-kind={kind}>
                <p className="request-meta">
                  {t(`wrote.${kind}`, { name: agentName })} · {t('at', momentWords(at))}
                </p>
                <p className="request-words">{words}</p>
                <Held answer={held.find(({ noteId }) => noteId === id)} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="desk-card" aria-labelledby="request-answer">
        <h2 id="request-answer">{t('answer.title')}</h2>
        {answer === undefined ? (
          <p>{t(body.row.phone === undefined ? 'answer.nobody' : 'answer.byPhone')}</p>
        ) : (
          // The key remounts the form after an answer is stored or taken back: its text is then empty, or the draft.
          <DeskForm does="answer" draft={answerDraft} className="desk-form" key={count('answer')} noValidate>
            <input type="hidden" name="note" value={noteId} />
            <Box
              id="answer-words"
              label={t('answer.words', { email: body.row.email ?? '' })}
              hint={t('answer.hint', { email: answer.replyTo })}
              writing={answer}
              draft={answerDraft}
              rows={7}
            />
            <div className="field">
              <label className="choice">
                <FilledBox name="done" value="1" ticked={answer.done} />
                {t('answer.done')}
              </label>
            </div>
            <div>
              {/* If an offer or a viewing has a next step, the button of that step is the prominent one. */}
              <button type="submit" className={hasNextStep ? 'button quiet' : 'button'}>
                {t('answer.submit')}
              </button>
            </div>
          </DeskForm>
        )}
      </section>
      <section className="desk-card" aria-labelledby="request-note">
        <h2 id="request-note">{t('note.title')}</h2>
        <DeskForm does="note" draft={noteDraft} className="desk-form" key={count('note')} noValidate>
          <input type="hidden" name="note" value={noteId} />
          <Box
            id="note-words"
            label={t('note.words')}
            hint={t('note.hint')}
            writing={note}
            draft={noteDraft}
            rows={3}
          />
          <div>
            <button type="submit" className="button quiet">
              {t('note.submit')}
            </button>
          </div>
        </DeskForm>
      </section>
    </>
  );
}

/** States when the mail of an answer, which is held back, will be sent; until then its author can take the answer back. */
function Held({ answer }: { readonly answer: RequestBody['held'][number] | undefined }) {
  const { t } = useTranslation('desk-requests');
  if (!answer) return null;
  return (
    <div className="desk-actions">
      <LeavesIn ms={answer.leavesInMs} />
      {answer.isOwn ? (
        <DeskForm does="take-back" about={{ note: answer.noteId }}>
          <button type="submit" className="button quiet" data-take-back="">
            {t('held.takeBack')}
          </button>
        </DeskForm>
      ) : null}
    </div>
  );
}

function Box({
  id,
  label,
  hint,
  writing,
  draft,
  rows,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly writing: WrittenForm;
  readonly draft: string;
  readonly rows: number;
}) {
  const { t } = useTranslation('desk-requests');
  const { error } = writing;
  const given = useFilled().text('words', writing.words);
  const { box, keptAt, keep } = useDraft(draft, given);
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error ? (
        <p className="field-error" id={`${id}-error`} role="alert">
          {t(`error.${error}`, { count: MESSAGE_LENGTH })}
        </p>
      ) : null}
      <textarea
        id={id}
        name="words"
        rows={rows}
        maxLength={sentLength('words')}
        required
        ref={box}
        defaultValue={given}
        onInput={event => void keep(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        aria-keyshortcuts="Control+Enter"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      {keptAt === undefined ? null : <p className="field-hint">{t('draftKept', { time: momentWords(keptAt).time })}</p>}
    </div>
  );
}
