import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useMfAdminGetIdentityQuery } from '../../data/platform/identity-api'
import { IdentityForm } from '../../features/platform/identity/identity-form'
import { MissingOfShop } from '../../features/platform/identity/missing-of-shop'
import { AdminScreen } from '../screen/admin-screen'

/** What is said of the shop itself. */
function ShopPage() {
  return (
    <AdminScreen title="The shop" right="change-words" back={{ to: adminPaths.more, label: 'More' }}>
      <Shop />
    </AdminScreen>
  )
}

function Shop() {
  const query = useMfAdminGetIdentityQuery()
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
