import type { ToolResult } from 'shared-contracts/remote/agents/agent-tool'

/** A tool as the browser takes it. */
export interface WebmcpTool {
  name: string
  title: string
  description: string
  inputSchema: object
  annotations: { readOnlyHint?: true; untrustedContentHint?: true }
  execute: (input: unknown) => Promise<ToolResult>
}

/** Of `document.modelContext` (WebMCP, draft of 20 October 2026) what the shop uses. TypeScript does not know it yet. */
export interface ModelContext {
  /**
   * Rejects, or throws in earlier browsers, where the name is taken or the page may have no tools.
   * @param options `signal` takes the tool back; a call that is under way still gets its answer
   */
  registerTool: (tool: WebmcpTool, options: { signal: AbortSignal }) => Promise<void>
}

declare global {
  interface Document {
    /** Undefined in browsers that do not know WebMCP: nearly all. */
    readonly modelContext?: ModelContext
  }
}
