import { type IdentifierNode, type KyselyPlugin, OperationNodeTransformer } from 'kysely';
import type { Queries } from './dialect.ts';

/** The tables of owners' accounts, and those of the same shape that agents' accounts have. */
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
 * Queries that mean the accounts of agents where they are written for those of owners: what is written once serves both, and no login of
 * one kind opens the other.
 */
export function agentQueries({ dialect, db }: Queries): Queries {
  return { dialect, db: db.withPlugin(plugin) };
}
