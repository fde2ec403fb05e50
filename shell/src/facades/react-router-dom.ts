/*
 * What remotes may use of React Router. A shared package is not tree-shaken, since any export might be asked for:
 * this list keeps the shell's copy small, and is part of the contract.
 */
export {
  generatePath,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router'
