import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { deskSettingNames } from 'shared-contracts/domain/desk/settings'
import { DeskSetting, DeskSettingChange } from 'shared-contracts/domain/desk/settings-schema'
import * as z from 'zod/mini'
import { staffOf } from '../door/guard/staff-of'
import type { SettingsService } from './settings.service'

export function settingsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/settings',
      {
        config: { right: 'any' },
        schema: { summary: 'What the owner has set for the desk', response: { 200: z.array(DeskSetting) } },
      },
      async () => settings.list(),
    )

    app.put(
      '/settings/:name',
      {
        config: { right: 'manage-people', isProven: true },
        schema: {
          summary: 'Set something for the desk: a stricter limit at once, a looser one after a day',
          params: z.object({ name: z.enum(deskSettingNames) }),
          body: DeskSettingChange,
          response: { 200: DeskSetting },
        },
      },
      async (request) => settings.change(staffOf(request), request.params.name, request.body),
    )

    app.post(
      '/settings/:name/stop',
      {
        // Without a fresh proof: stopping is quick, and makes nothing looser.
        config: { right: 'manage-people' },
        schema: {
          summary: 'Stop a looser limit that is not in force yet',
          params: z.object({ name: z.enum(deskSettingNames) }),
          response: { 200: DeskSetting },
        },
      },
      async (request) => settings.stop(staffOf(request), request.params.name),
    )
  }
}
