import type { AgentTool, ToolAnswer, ToolShop } from 'shared-contracts/remote/agents/agent-tool'
import { fits } from 'shared-contracts/remote/agents/as-many-as-fit'
import { refuse } from 'shared-contracts/remote/agents/refuse'
import type { WebmcpTool } from './model-context'

/** A remote's tool as the browser takes it. Whatever the remote does, an assistant gets an answer that it can read. */
export function webmcpTool(tool: AgentTool, shop: ToolShop): WebmcpTool {
  const { name, title, description, inputSchema, readOnlyHint, untrustedContentHint } = tool
  async function execute(input: unknown): Promise<ToolAnswer> {
    try {
      const answer = await tool.execute(input, shop)
      return fits(answer) ? answer : { ...refuse('TOO_LONG', 'The answer is too long. Ask for less.') }
    } catch {
      return { ...refuse('FAILED', 'The shop could not do this.') }
    }
  }
  return {
    ...{ name, title, description, inputSchema, execute },
    annotations: {
      ...(readOnlyHint && { readOnlyHint }),
      ...(untrustedContentHint && { untrustedContentHint }),
    },
  }
}
