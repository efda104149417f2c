import type { AlertCriteria } from '../../domain/alert/alert-criteria.ts';
import { sentCriterion } from '../../domain/list/criteria.ts';
import { checkFields } from '../../domain/request/check-form.ts';
import { LINK_FORMS } from '../../domain/request/forms.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Subscription, Subscriptions } from '../ports/alerts/subscriptions.ts';
import { formOptions } from '../request/form-options.ts';
import type { FormShown } from '../request/form-shown.ts';
import { alertCriteriaOf } from '../request/stored-values.ts';
import type { FollowedLink, LinkHandler } from './link-handler.ts';
import { linkForm, refusedForm } from './link-form.ts';
import type { SearchShown } from './link-shown.ts';
import { openSubscription, pausePath } from './subscription-link.ts';

type Alert = Subscription & { readonly wish: AlertCriteria };

/** Changes the search of an alert after validating it like the original form. The alert needs no new confirmation. */
export function makeChangeSearch({
  subscribers,
  subscriptions,
}: {
  readonly subscribers: Pick<Subscribers, 'byToken'>;
  readonly subscriptions: Pick<Subscriptions, 'change'>;
}): LinkHandler {
  async function openAlert(followed: FollowedLink): Promise<Alert | undefined> {
    const found = await openSubscription(subscribers, followed);
    return found?.wish && { ...found, wish: found.wish };
  }

  function shown(followed: FollowedLink, alert: Alert, written: FormShown): SearchShown {
    const { language, pathOf } = followed;
    const { confirmedAt, pausedAt, wish } = alert;
    return {
      kind: 'search',
      form: linkForm(followed, 'change-search', written, wish.criteria),
      confirmHref: confirmedAt === undefined ? pathOf('confirm-subscription', language) : undefined,
      paused: pausedAt !== undefined,
      pauseHref: pausePath(pathOf, alert, language),
      endHref: pathOf('end-subscription', language),
    };
  }

  return {
    async open(followed) {
      const alert = await openAlert(followed);
      return alert && shown(followed, alert, { typed: fieldsOf(alert.wish), refusal: undefined });
    },
    async act(followed, raw) {
      const alert = await openAlert(followed);
      if (!alert) return undefined;
      const { content } = followed.contextIn(followed.language);
      const checked = checkFields(LINK_FORMS['change-search'], raw, {
        today: brusselsDay(followed.now),
        options: formOptions(LINK_FORMS['change-search'], content, followed.language),
        criterion: sentCriterion,
      });
      if ('errors' in checked) return shown(followed, alert, refusedForm(raw, checked.errors));
      return (await subscriptions.change(followed.hash, alertCriteriaOf(checked.ok))) && 'done';
    },
  };
}

/** A search as values of the form's fields. */
function fieldsOf({
  goal,
  types,
  zones,
  budget,
  bedrooms,
  criteria,
  period,
}: AlertCriteria): Readonly<Record<string, string | readonly string[]>> {
  return {
    goal: goal === 'sale' ? 'buy' : 'rent',
    types: types.map(String),
    zones,
    ...(budget !== undefined && { budget: formatEuro(budget).replace('€ ', '') }),
    ...(criteria && { criteria }),
    ...(bedrooms !== undefined && { bedrooms: String(bedrooms) }),
    ...(period && { startDate: period.from, endDate: period.until }),
  };
}
