import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'
import type { AdminSetting, AdminSettingChange } from 'shared-contracts/platform/admin/settings-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export const { useMfAdminGetSettingsQuery, useMfAdminChangeSettingMutation, useMfAdminStopSettingMutation } =
  adminApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      mfAdminGetSettings: build.query<AdminSetting[], void>({
        queryFn: adminCall(() => ({ url: '/api/admin/settings' })),
        providesTags: ['AdminSettings'],
      }),
      mfAdminChangeSetting: build.mutation<AdminSetting, AdminSettingChange & { name: AdminSettingName }>({
        queryFn: adminCall(({ name, ...data }) => ({
          url: `/api/admin/settings/${name}`,
          method: 'PUT',
          data,
        })),
        invalidatesTags: ['AdminSettings', 'AdminAuditLog'],
      }),
      mfAdminStopSetting: build.mutation<AdminSetting, AdminSettingName>({
        queryFn: adminCall((name) => ({ url: `/api/admin/settings/${name}/stop`, method: 'POST' })),
        invalidatesTags: ['AdminSettings', 'AdminAuditLog'],
      }),
    }),
  })
