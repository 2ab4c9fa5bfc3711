import { Question } from '../../kit/prompt';
import { dealExplained } from '../model/deal';
import { positionWords } from '../model/positionWords';
import { askedWords } from '../model/question';
import { useBoard } from '../table/board';
import { DealStepper, stepped } from './DealStepper';

const SMALL = 16;

interface PromptProps {
  flag: number;
  /** How high the words may become, and while the device is passed on; undefined where all around them scrolls. */
  room?: number;
  passingRoom?: number;
  /** How many of the last moves are told. */
  told?: number;
  /** News take one line: the log tells them in full. */
  brief?: boolean;
  /** The question alone, in letters of this size: low windows need their room for the answers. */
  bare?: 'usual' | 'small' | undefined;
  /** Beside the rows of the trader: what they and the button tell is left out. */
  besideRows?: boolean;
}

/** Whose decision, what is asked, and what the player's thought would lead to; or what was touched on the map. */
export function Prompt({
  flag,
  room,
  passingRoom,
  told = 1,
  brief = false,
  bare,
  besideRows = false,
}: PromptProps) {
  const board = useBoard();
  const { shelf } = board;
  const touched = shelf.of === 'position' ? positionWords(board, shelf.at) : undefined;
  if (touched !== undefined) return <Question {...touched} flag={flag} told={0} room={room} />;
  const { question, explained, read } = askedWords(board);
  const inMind = besideRows ? dealExplained(board, true) : undefined;
  return (
    <>
      <Question
        question={question}
        // The stepper needs its room.
        whose={besideRows && stepped(board) !== undefined ? undefined : board.asked}
        flag={flag}
        told={told}
        room={room}
        passingRoom={passingRoom}
        brief={brief}
        size={bare === 'small' ? SMALL : undefined}
        explained={bare === undefined ? (inMind ?? explained) : undefined}
        read={read}
      />
      <DealStepper />
    </>
  );
}
