import * as http from '../../http'
import * as remote from '../../remote'
import * as store from '../../store'
import * as words from '../../words'

const listExports = (module: object) => Object.keys(module).sort()

/* A page has one copy of these modules: the shell's. Live remotes were built against it, so renaming or removing a name
   breaks them. Adding a name is safe. To remove one, raise the major version in package.json: the shell then says which
   remotes have to be rebuilt. */
describe('in version 1 of the contract', () => {
  test('http keeps its exports', () =>
    expect(listExports(http)).toMatchInlineSnapshot(`
[
  "addressesApi",
  "amount",
  "api",
  "count",
  "flag",
  "isApiError",
  "list",
  "onMalformed",
  "oneOf",
  "optional",
  "ordersApi",
  "parsePaymentStatus",
  "productsApi",
  "readAddress",
  "readData",
  "readEnglishMessage",
  "readProducts",
  "readResponseMessage",
  "readStatus",
  "readUser",
  "reportMalformed",
  "serverMessage",
  "shape",
  "text",
  "useGetAddressesQuery",
  "useGetOrdersQuery",
  "useGetPaymentStatusQuery",
  "useGetPincodeQuery",
  "useGetProductQuery",
  "useSaveAddressMutation",
]
`))
  test('remote keeps its exports', () =>
    expect(listExports(remote)).toMatchInlineSnapshot(`
[
  "BelowFold",
  "BelowFoldIsDue",
  "CONTRACT_VERSION",
  "Dormancy",
  "Dormant",
  "containerName",
  "createDormancy",
  "findOwner",
  "parseMajor",
  "privateHead",
  "useBelowFold",
]
`))
  test('store keeps its exports', () =>
    expect(listExports(store)).toMatchInlineSnapshot(`
[
  "accountDeleted",
  "cartCleared",
  "cartItemAdded",
  "cartItemRemoved",
  "cartLinesAdded",
  "cartQuantityChanged",
  "cartReplaced",
  "cartRepriced",
  "createStore",
  "loggedIn",
  "loggedOut",
  "nothingFound",
  "openOutbox",
  "orderPaid",
  "orderPlaced",
  "orderStatusChanged",
  "readStored",
  "registerSlice",
  "selectCart",
  "selectCartCount",
  "selectCartLines",
  "selectCartSubtotal",
  "selectIsCartRestored",
  "selectIsSessionRestored",
  "selectOrderRecords",
  "selectUser",
  "sendOrWait",
  "sessionExpired",
  "shopOpened",
  "useAppDispatch",
  "useAppSelector",
  "writeStored",
]
`))
  test('words keeps its exports', () =>
    expect(listExports(words)).toMatchInlineSnapshot(`
[
  "Reads",
  "useLanguage",
  "useLocale",
  "useText",
]
`))
})
