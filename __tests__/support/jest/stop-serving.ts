export { stopServing as default } from './serve-web-build';
