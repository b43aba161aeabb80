/** What goes over the socket of a table, under the names that the page uses. */

import type * as wire from '../protocol/messages.gen.ts';

export { EMOJI, LONGEST_LINE, LONGEST_NAME, MOST_RULES, PROTOCOL } from '../protocol/messages.gen.ts';
export type { AutoAnswer, Bye, ChatLine, FromServer, Message, RuleChange, Scene, Settings } from '../protocol/messages.gen.ts';

export type Chair = wire.ChairScene;
export type Deal = wire.DealScene;
export type GameStanding = wire.GameStanding;
export type { AnswerForm, AnswerKey, ClosedOffer, LessonNote, LessonRecording, OfferClaim, Offer, OfferGroup, Price, UsualAnswers } from '../protocol/messages.gen.ts';
export type Question = wire.WindowScene;
export type Subject = wire.Subject;
export type Phase = wire.Scene['phase'];
export type Json = { readonly [key: string]: wire.Json };

/** What can be told to a table; the number that goes with it is the connection's business. */
export type Command = Exclude<wire.FromClient, wire.Hello | wire.Ping>;
