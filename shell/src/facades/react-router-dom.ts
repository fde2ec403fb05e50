/*
 * What remotes may use of React Router. A shared package is not tree-shaken, since any export might be asked for:
 * this list keeps the shell's copy small, and is part of the contract. Add a name when a remote needs it.
 */
export {
  Link,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
