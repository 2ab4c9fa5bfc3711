import { buildingNamed, POINTS, PRICE, type BuildingId } from '@/games/harbour/cards/buildings';

/* Figures of the table of buildings, by their names. */
export const priceOf = (building: BuildingId): number => PRICE[buildingNamed(building)] ?? 0;
export const pointsOf = (building: BuildingId): number => POINTS[buildingNamed(building)] ?? 0;
