import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { AppError } from '../../../errors'
import type { ShopTool } from './tools'

export type Tools = ReadonlyMap<string, ShopTool>

/** Lists the tools in MCP's format, in a stable order. */
export function listedTools(tools: Tools): Tool[] {
  return [...tools].map(([name, { title, description, input, output, isReading }]) => ({
    name,
    title,
    description,
    inputSchema: toInputSchema(input, 'input'),
    outputSchema: toInputSchema(output, 'output'),
    annotations: {
      readOnlyHint: isReading,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }))
}

function toInputSchema(schema: z.ZodType, io: 'input' | 'output'): Tool['inputSchema'] {
  // Normalises the schema to plain JSON.
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io })))
}

/** @throws ProtocolError for an unknown tool or invalid input */
export async function callTool(tools: Tools, name: string, input: unknown): Promise<CallToolResult> {
  const tool = tools.get(name)
  if (!tool)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      'Unknown tool. Call tools/list for the available ones.',
    )
  try {
    const { structured, text } = await tool.call(input ?? {})
    return { content: [{ type: 'text', text }], structuredContent: { ...structured } }
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, z.prettifyError(error))
    if (error instanceof AppError && error.code === 'INVALID_INPUT')
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
    throw error
  }
}
