/** The public interface of support, for other domains and the demo data. */
export { answerCase } from './answering/answer-case.ts';
export { closeCase } from './answering/close-case.ts';
export { askSupport } from './contact/ask-support.ts';
export { sendVisitorMessage } from './contact/send-visitor-message.ts';
export { caseById, caseOf, messageBySeq } from './queries.ts';
