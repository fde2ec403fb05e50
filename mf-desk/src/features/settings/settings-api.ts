import type { DeskSettingName } from 'shared-contracts/domain/desk/settings'
import type { DeskSetting, DeskSettingChange } from 'shared-contracts/domain/desk/settings-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

export const { useMfDeskGetSettingsQuery, useMfDeskChangeSettingMutation, useMfDeskStopSettingMutation } =
  deskApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      mfDeskGetSettings: build.query<DeskSetting[], void>({
        queryFn: deskCall(() => ({ url: '/api/desk/settings' })),
        providesTags: ['DeskSettings'],
      }),
      mfDeskChangeSetting: build.mutation<DeskSetting, DeskSettingChange & { name: DeskSettingName }>({
        queryFn: deskCall(({ name, ...data }) => ({
          url: `/api/desk/settings/${name}`,
          method: 'PUT',
          data,
        })),
        invalidatesTags: ['DeskSettings', 'DeskJournal'],
      }),
      mfDeskStopSetting: build.mutation<DeskSetting, DeskSettingName>({
        queryFn: deskCall((name) => ({ url: `/api/desk/settings/${name}/stop`, method: 'POST' })),
        invalidatesTags: ['DeskSettings', 'DeskJournal'],
      }),
    }),
  })
