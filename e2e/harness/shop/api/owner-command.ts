import { apiCommand, type CommandResult } from './api-command'

/**
 * What the owner types: `npm run <command> -w api -- …`, at the shop whose data folder that is.
 * @param settings of a shop on PostgreSQL; otherwise it has the embedded database
 */
export function ownerCommand(
  dataDir: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  const own = { DATABASE_URL: '', ...settings, DATA_DIR: dataDir }
  return apiCommand(['--import', 'tsx', 'src/owner.ts', ...args], own)
}
