import { Loaded } from '../../components/screen-states/loaded'
import { adminPaths } from '../../data/places/admin-paths'
import { useMfAdminGetBusinessDetailsQuery } from '../../data/platform/business-details-api'
import { BusinessDetailsForm } from '../../features/platform/business-details/business-details-form'
import { MissingOfShop } from '../../features/platform/business-details/missing-of-shop'
import { AdminScreen } from '../screen/admin-screen'

function ShopPage() {
  return (
    <AdminScreen title="Business details" right="edit-content" back={{ to: adminPaths.more, label: 'More' }}>
      <Shop />
    </AdminScreen>
  )
}

function Shop() {
  const query = useMfAdminGetBusinessDetailsQuery()
  return (
    <Loaded query={query} what="the business details">
      {(businessDetails) => (
        <>
          <MissingOfShop missing={businessDetails.missing} />
          <BusinessDetailsForm
            key={businessDetails.version}
            businessDetails={businessDetails}
            onReload={query.refetch}
          />
        </>
      )}
    </Loaded>
  )
}

export { ShopPage as Component }
