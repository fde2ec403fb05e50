import { CardList } from '../../../components/cards/card-list'
import { Loaded } from '../../../components/screen-states/loaded'
import { SettingForm } from './setting-form'
import { useMfAdminGetSettingsQuery } from './settings-api'
import { WaitingChanges } from './waiting-changes'

/** The limits that the owner sets, and changes to them that are not in effect yet. */
export function Settings() {
  const query = useMfAdminGetSettingsQuery()
  return (
    <Loaded query={query} what="the settings">
      {(settings) => (
        <>
          <WaitingChanges settings={settings} />
          <CardList label="Limits">
            {settings.map((setting) => (
              // A new version remounts the form, so that it never shows outdated values.
              <SettingForm
                key={`${setting.name} ${setting.version}`}
                setting={setting}
                onReload={query.refetch}
              />
            ))}
          </CardList>
        </>
      )}
    </Loaded>
  )
}
