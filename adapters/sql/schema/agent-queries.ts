import { type IdentifierNode, type KyselyPlugin, OperationNodeTransformer } from 'kysely';
import type { Queries } from './dialect.ts';

/** Tables of owners' accounts, mapped to the tables of agents' accounts with the same columns. */
const TABLES: Readonly<Record<string, string>> = {
  owner: 'agent',
  owner_link: 'agent_link',
  owner_session: 'agent_session',
  second_factor: 'agent_second_factor',
  recovery_code: 'agent_recovery_code',
};

class AgentTables extends OperationNodeTransformer {
  protected override transformSchemableIdentifier(
    node: Parameters<OperationNodeTransformer['transformSchemableIdentifier']>[0],
    query?: Parameters<OperationNodeTransformer['transformSchemableIdentifier']>[1],
  ) {
    const made = super.transformSchemableIdentifier(node, query);
    const identifier: IdentifierNode = {
      ...made.identifier,
      name: TABLES[made.identifier.name] ?? made.identifier.name,
    };
    return { ...made, identifier };
  }
}

const transformer = new AgentTables();
const plugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

/**
 * Returns queries that use agents' tables instead of owners'. So the same code serves both kinds of account, and a session of one kind
 * cannot open the other.
 */
export function agentQueries({ dialect, db }: Queries): Queries {
  return { dialect, db: db.withPlugin(plugin) };
}
