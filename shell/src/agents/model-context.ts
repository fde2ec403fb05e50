import type { ToolResult } from 'shared-contracts/remote/agents/agent-tool'

/** A tool in the browser's format. */
export interface WebmcpTool {
  name: string
  title: string
  description: string
  inputSchema: object
  annotations: { readOnlyHint?: true; untrustedContentHint?: true }
  execute: (input: unknown) => Promise<ToolResult>
}

/** The part of `document.modelContext` (WebMCP, draft of 20 October 2026) that the shop uses. TypeScript's types lack it. */
export interface ModelContext {
  /**
   * Rejects, or throws in earlier browsers, if the name is taken or the page may not have tools.
   * @param options `signal` unregisters the tool; a call in progress still gets its result
   */
  registerTool: (tool: WebmcpTool, options: { signal: AbortSignal }) => Promise<void>
}

declare global {
  interface Document {
    /** Undefined in browsers without WebMCP, which is nearly all. */
    readonly modelContext?: ModelContext
  }
}
