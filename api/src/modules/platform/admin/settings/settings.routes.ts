import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { adminSettingNames } from 'shared-contracts/platform/admin/settings'
import { AdminSetting, AdminSettingChange } from 'shared-contracts/platform/admin/settings-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../../staff'
import type { SettingsService } from './settings.service'

export function settingsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/settings',
      {
        config: { right: 'any' },
        schema: { summary: "The owner's settings for the admin", response: { 200: z.array(AdminSetting) } },
      },
      async () => settings.list(),
    )

    app.put(
      '/settings/:name',
      {
        config: { right: 'manage-people', isReauthenticated: true },
        schema: {
          summary: 'Change a setting: a stricter limit applies at once, a looser one after a day',
          params: z.object({ name: z.enum(adminSettingNames) }),
          body: AdminSettingChange,
          response: { 200: AdminSetting },
        },
      },
      async (request) => settings.change(requireStaff(request), request.params.name, request.body),
    )

    app.post(
      '/settings/:name/stop',
      {
        // Needs no re-authentication: stopping must be quick, and it never loosens a limit.
        config: { right: 'manage-people' },
        schema: {
          summary: 'Cancel a looser limit before it applies',
          params: z.object({ name: z.enum(adminSettingNames) }),
          response: { 200: AdminSetting },
        },
      },
      async (request) => settings.stop(requireStaff(request), request.params.name),
    )
  }
}
