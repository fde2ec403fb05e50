import { CardList } from '../../components/cards/card-list'
import { Loaded } from '../../components/screen-states/loaded'
import { SettingForm } from './setting-form'
import { useMfDeskGetSettingsQuery } from './settings-api'

/** The limits that the owner sets. */
export function Settings() {
  const query = useMfDeskGetSettingsQuery()
  return (
    <Loaded query={query} what="the settings">
      {(settings) => (
        <CardList label="Limits">
          {settings.map((setting) => (
            // Opened anew for each version, so that it never holds what is outdated.
            <SettingForm
              key={`${setting.name} ${setting.version}`}
              setting={setting}
              onReload={query.refetch}
            />
          ))}
        </CardList>
      )}
    </Loaded>
  )
}
