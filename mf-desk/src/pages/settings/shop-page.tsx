import { Loaded } from '../../components/screen-states/loaded'
import { useMfDeskGetIdentityQuery } from '../../data/identity/identity-api'
import { deskPaths } from '../../data/places/desk-paths'
import { IdentityForm } from '../../features/identity/identity-form'
import { MissingOfShop } from '../../features/identity/missing-of-shop'
import { DeskScreen } from '../screen/desk-screen'

/** What is said of the shop itself. */
function ShopPage() {
  return (
    <DeskScreen title="The shop" right="change-words" back={{ to: deskPaths.more, label: 'More' }}>
      <Shop />
    </DeskScreen>
  )
}

function Shop() {
  const query = useMfDeskGetIdentityQuery()
  return (
    <Loaded query={query} what="the shop">
      {(identity) => (
        <>
          <MissingOfShop missing={identity.missing} />
          <IdentityForm key={identity.version} identity={identity} onReload={query.refetch} />
        </>
      )}
    </Loaded>
  )
}

export { ShopPage as Component }
