import type { OutgoingMail } from '../../../application/ports/mails/mailer.ts';
import type { Follow } from '../../../ui/components/common/app-context.ts';

/**
 * The list of sent mails, over the site: a button with the number of mails, and a dialog that shows the mails as rendered. Links in the
 * mails open in the page behind the dialog, which has all data in its memory; another window would have other data.
 */
export function makeMailsPanel(
  mails: readonly OutgoingMail[],
  follow: Follow,
  importNext: (() => Promise<unknown>) | undefined,
): { update(): void } {
  const open = button('', () => {
    draw();
    dialog.showModal();
  });
  const list = document.createElement('div');
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Mails that left');
  const close = button('Close', () => dialog.close());
  dialog.append(heading(1, 'Mails that left'), close, list);
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', 'Development');
  bar.append(open);
  if (importNext) {
    const next = button('Import the next feed', () => {
      next.disabled = true;
      void importNext();
    });
    bar.append(next);
  }
  Object.assign(bar.style, {
    position: 'fixed',
    insetInlineStart: '1rem',
    bottom: '1rem',
    zIndex: '99',
    display: 'flex',
    background: 'var(--paper, #fff)',
    padding: '0.5rem',
    borderRadius: '2rem',
    gap: '0.5rem',
  });
  Object.assign(dialog.style, { width: 'min(60rem, 92vw)', height: '90vh' });
  document.body.append(bar, dialog);

  function draw(): void {
    list.replaceChildren(...(mails.length === 0 ? [text('p', 'None yet.')] : mails.map(written)));
  }

  function written(mail: OutgoingMail): HTMLElement {
    const article = document.createElement('article');
    const files = mail.attachments.map(({ name }) => name);
    const frame = document.createElement('div');
    // A shadow root isolates the styles of the mail.
    const inside = frame.attachShadow({ mode: 'open' });
    inside.innerHTML = new DOMParser().parseFromString(mail.html, 'text/html').body.innerHTML;
    inside.addEventListener('click', event => {
      const link = event.composedPath().find(node => node instanceof HTMLAnchorElement);
      if (!link || link.origin !== location.origin) return;
      event.preventDefault();
      dialog.close();
      follow(link.pathname + link.search + link.hash, {});
    });
    article.append(
      heading(2, mail.subject),
      text('p', `To ${mail.to}${mail.replyTo === undefined ? '' : `, answers go to ${mail.replyTo}`}`),
      ...(files.length === 0 ? [] : [text('p', `With ${files.join(', ')}`)]),
      frame,
      document.createElement('hr'),
    );
    return article;
  }

  const update = () => {
    open.textContent = `Mails (${mails.length})`;
    if (dialog.open) draw();
  };
  update();
  return { update };
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button quiet';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

function heading(level: 1 | 2, words: string): HTMLElement {
  return text(`h${level}`, words);
}

function text(name: 'h1' | 'h2' | 'p', words: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}
