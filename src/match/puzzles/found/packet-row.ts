export { default as book } from './packet-row.json';
