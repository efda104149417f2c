import type { AgentView } from '../../../application/view/agent-view.ts';
import { Icon } from '../common/icon.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import { Picture } from '../common/picture.tsx';
import { Words } from '../common/words.tsx';

/** Agent of a property, with their licence number (IPI/BIV). */
export function AgentCard({ agent }: { readonly agent: AgentView }) {
  return (
    <div className="agent">
      {agent.picture ? <Picture picture={agent.picture} widths={[100, 400]} sizes="80px" decorative /> : null}
      <div>
        <p className="agent-name">{agent.name}</p>
        {agent.role ? (
          <p>
            <Words text={agent.role} />
          </p>
        ) : null}
        {agent.licence ? <p className="agent-licence">{agent.licence}</p> : null}
        <p className="agent-phone">
          <Icon name="phone" />
          <PhoneLink phone={agent.phone} />
        </p>
      </div>
    </div>
  );
}
